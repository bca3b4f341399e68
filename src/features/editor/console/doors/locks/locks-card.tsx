import { useEffect, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { foldName } from '#kernel/fold-name.ts';
import { localize } from '#kernel/localized-text.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { isLocked, lockKinds } from '../../../rules/content-lock.ts';
import { pathOfContent, placeOf } from '../../../rules/home-parts.ts';
import { changesForLogin } from '../../../rules/who-enters.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { siteTypeOf } from '../../content/site-type-of.ts';
import { formTexts } from '../../form/form-words.ts';
import type { SaveState } from '../../part/part-keeper.ts';
import { SaveTrouble, worstOf } from '../../part/save-mark.tsx';
import type { UsedPart } from '../../part/use-part.ts';
import type { Outline } from '../../use-outline.ts';
import { useLockSaid } from './lock-said.ts';
import { LockRow } from './lock-row.tsx';
import { lockTexts } from './lock-texts.ts';
import { type LockedContent, useLocks } from './use-locks.ts';
import './locks.css';

interface LocksCardProps {
  site: string;
  outline: Outline;
  settings: UsedPart;
  /** How the parts stand that are changed here beside the settings. */
  onSaving: (saving: SaveState) => void;
}

/** What of a site is not for everybody who is inside, each with its lock in a sentence. */
export function LocksCard({ site, outline, settings, onSaving }: LocksCardProps) {
  const { toast, failureOf, language } = useConsole();
  const words = useWords(lockTexts);
  const { nameOf } = useWords(formTexts);
  /** Contents that were opened: their rows stay, whatever becomes of their locks. */
  const [touched, setTouched] = useState<readonly number[]>([]);
  const [open, setOpen] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const locks = useLocks(site, settings, touched);
  const said = useLockSaid(outline, locks);
  const saving = worstOf(locks.parts.map((part) => part.saving));
  useEffect(() => onSaving(saving), [onSaving, saving]);
  const canEdit = outline.rights.includes('edit');
  const nameOfContent = ({ title, moduleCode }: LockedContent): string =>
    localize(title, language, outline.languages[0] ?? language) || nameOf(moduleCode);
  const show = (contentId: number | undefined): void => {
    setOpen(contentId);
    if (contentId !== undefined && !touched.includes(contentId)) setTouched([...touched, contentId]);
  };
  const change: typeof locks.change = async (...wish) => {
    try {
      await locks.change(...wish);
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  if (locks.contents === undefined) {
    return (
      <Card title={words.title} note={words.note}>
        {locks.failure === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <ReadFailed failure={locks.failure} onAgain={() => void locks.again()} />
        )}
      </Card>
    );
  }
  const rows = locks.contents.filter(({ contentId, lock }) => isLocked(lock) || touched.includes(contentId));
  const others = locks.contents.filter((content) => !rows.includes(content) && isOffered(content));
  const kinds = lockKinds.filter((kind) => kind !== 'tickets' || isModuleCode('ticket_limited', siteTypeOf(outline)));
  return (
    <Card title={words.title} note={words.note}>
      {locks.parts.map((part) => (
        <SaveTrouble
          key={part.name}
          saving={part.saving}
          failure={part.failure}
          onAgain={() => void part.keeper.flush()}
        />
      ))}
      {rows.length === 0 ? <p className="hc-muted">{words.nothing}</p> : null}
      {rows.length === 0 ? null : (
        <ul className="hc-rows hc-locks">
          {rows.map((content) => {
            const [name, kind] = [nameOfContent(content), nameOf(content.moduleCode)];
            return (
              <LockRow
                key={content.contentId}
                {...{ site, content, name, kinds, locks, said, canEdit }}
                kindName={name === kind ? '' : kind}
                path={outline.publishedAt === null ? undefined : outline.path}
                isOpen={open === content.contentId && canEdit}
                onOpen={(isOpen) => show(isOpen ? content.contentId : undefined)}
                onChange={(...wish) => void change(...wish)}
                onLogin={() => {
                  for (const [path, value] of changesForLogin(true)) settings.keeper.edit(path, value);
                }}
              />
            );
          })}
        </ul>
      )}
      {canEdit && others.length > 0 ? (
        <div>
          <Button onClick={() => setChoosing(true)}>
            <PlusIcon />
            {words.add}
          </Button>
        </div>
      ) : null}
      {isChoosing ? (
        <ContentChooser
          contents={others.map((content) => ({
            contentId: content.contentId,
            name: nameOfContent(content),
            kind: nameOf(content.moduleCode),
          }))}
          onChoose={(contentId) => {
            show(contentId);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  );
}

/** What visitors meet as a thing of its own: the bar of tabs, or what works behind the pages, is not locked. */
const isOffered = (content: LockedContent): boolean =>
  placeOf(content.moduleCode) === 'home' || pathOfContent(content) !== undefined;

interface ContentChooserProps {
  contents: readonly { contentId: number; name: string; kind: string }[];
  onChoose: (contentId: number) => void;
  onClose: () => void;
}

function ContentChooser({ contents, onChoose, onClose }: ContentChooserProps) {
  const words = useWords(lockTexts);
  const { form } = useWords(contentTexts);
  const { cancel } = useWords(kitTexts);
  const [search, setSearch] = useState('');
  const wanted = foldName(search.trim());
  const found = contents.filter(({ name, kind }) => foldName(`${name} ${kind}`).includes(wanted));
  return (
    <Dialog title={words.chooseTitle} closeLabel={cancel} onClose={onClose}>
      <TextField label={form.searchByName} isFirst autoComplete="off" value={search} onChange={setSearch} />
      <ul className="hc-choose-list">
        {found.map(({ contentId, name, kind }) => (
          <li key={contentId}>
            <button type="button" className="hc-menu-row" onClick={() => onChoose(contentId)}>
              <span>
                {name}
                {name === kind ? null : <span className="hc-muted">{` ${kind}`}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <output className="hc-hint">{form.noneFound}</output> : null}
    </Dialog>
  );
}
