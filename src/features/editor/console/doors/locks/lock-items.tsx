import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { foldName } from '#kernel/fold-name.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { useItemPages } from '../../content/use-item-pages.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { lockTexts } from './lock-texts.ts';

interface LockItemsProps {
  site: string;
  contentId: number;
  name: string;
  chosen: readonly number[];
  named: (title: LocalizedText) => string;
  onChoose: (items: number[]) => void;
  onClose: () => void;
}

/** The entries of a content by name; those that are chosen are for members. */
export function LockItems({ site, contentId, name, chosen, named, onChoose, onClose }: LockItemsProps) {
  const words = useWords(lockTexts);
  const { form, items: itemWords } = useWords(contentTexts);
  const { cancel } = useWords(kitTexts);
  const pages = useItemPages(site, contentId);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly number[]>(chosen);
  const wanted = foldName(search.trim());
  const all = (pages.items ?? []).map(({ detailId, title }) => ({ detailId, name: named(title ?? {}) }));
  const found = all.filter((item) => foldName(item.name).includes(wanted));
  const press = (detailId: number, isOn: boolean): void =>
    setPicked(isOn ? [...picked, detailId] : picked.filter((one) => one !== detailId));
  return (
    <Dialog title={words.itemsTitle(name)} closeLabel={cancel} onClose={onClose}>
      <TextField label={form.searchByName} isFirst autoComplete="off" value={search} onChange={setSearch} />
      {pages.failure !== undefined ? (
        <ReadFailed failure={pages.failure} onAgain={() => void pages.again()} />
      ) : pages.items === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <ul className="hc-choose-list">
          {found.map((item) => (
            <li key={item.detailId}>
              <label className="hc-choice">
                <input
                  type="checkbox"
                  checked={picked.includes(item.detailId)}
                  onChange={({ currentTarget }) => press(item.detailId, currentTarget.checked)}
                />
                <span>{item.name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && pages.items !== undefined ? <output className="hc-hint">{form.noneFound}</output> : null}
      {pages.hasMore ? (
        <Button isBusy={pages.isReading} onClick={() => void pages.more()}>
          {itemWords.more(pages.total - all.length)}
        </Button>
      ) : null}
      <p className="hc-form-foot">
        <Button
          look="main"
          onClick={() => {
            onChoose([...picked]);
            onClose();
          }}
        >
          {words.takeItems(picked.length)}
        </Button>
      </p>
    </Dialog>
  );
}
