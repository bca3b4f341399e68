import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button, IconButton } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { CloseIcon } from '#console/ui/icon.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import { foldName } from '#kernel/fold-name.ts';
import { contentTexts } from '../content/content-texts.ts';
import { type FieldPlace, useControl } from './form-context.ts';
import type { Named } from './named.ts';
import { useNamed } from './use-named.ts';

/** Names of a list that the dialog shows at once; a search finds the others. */
const shownMax = 50;

/** Something of the site, chosen by its name. Its number is never shown. */
export function ReferenceField(place: FieldPlace) {
  const { frame, value, set } = useControl(place);
  const { form } = useWords(contentTexts);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const id = typeof value === 'number' ? value : undefined;
  const { isKnown, named, isReading, isMore } = useNamed(place.field.meaning, place.path, { search, chosen: id });
  const chosen = named.find((one) => one.id === id);
  const said = id === undefined ? form.nothingChosen : (chosen?.name ?? (isReading ? '…' : form.goneReference));
  const close = (): void => {
    setOpen(false);
    setSearch('');
  };
  if (!isKnown) {
    return (
      <div className="hc-field">
        <p className="hc-label">{frame.label}</p>
        <p className="hc-hint">{form.notHere}</p>
      </div>
    );
  }
  return (
    <div className="hc-field">
      <p className="hc-label">
        {frame.label}
        {frame.isRequired ? <span className="hc-required">{form.required}</span> : null}
      </p>
      {frame.hint ? <p className="hc-hint">{frame.hint}</p> : null}
      <div className="hc-reference">
        <span className="hc-reference-name" data-is-empty={id === undefined || undefined}>
          {said}
        </span>
        <Button aria-invalid={frame.error ? true : undefined} onClick={() => setOpen(true)}>
          {form.choose}
          <span className="hc-hidden">{` (${frame.label})`}</span>
        </Button>
        {id !== undefined && !frame.isRequired ? (
          <IconButton label={form.unchoose(said)} onClick={() => set(place.field.key === '' ? null : undefined)}>
            <CloseIcon />
          </IconButton>
        ) : null}
      </div>
      {frame.error ? <p className="hc-error">{frame.error}</p> : null}
      {frame.below}
      {isOpen ? (
        <Chooser
          title={frame.label}
          named={named}
          isReading={isReading}
          isMore={isMore}
          chosen={id}
          search={search}
          onSearch={setSearch}
          onClose={close}
          onChoose={(next) => {
            set(next);
            close();
          }}
        />
      ) : null}
    </div>
  );
}

interface ChooserProps {
  title: string;
  named: readonly Named[];
  isReading: boolean;
  /** Undefined: all of them are here, and the search is among them. */
  isMore: boolean | undefined;
  chosen: number | undefined;
  search: string;
  onSearch: (typed: string) => void;
  onClose: () => void;
  onChoose: (id: number) => void;
}

function Chooser({ title, named, isReading, isMore, chosen, search, onSearch, onClose, onChoose }: ChooserProps) {
  const { form } = useWords(contentTexts);
  const { cancel } = useWords(kitTexts);
  const wanted = foldName(search.trim());
  const found = named.filter(
    ({ name, of, isOutside }) =>
      isOutside !== true && (isMore !== undefined || foldName(`${name} ${of ?? ''}`).includes(wanted)),
  );
  return (
    <Dialog title={title} closeLabel={cancel} onClose={onClose}>
      <TextField label={form.searchByName} isFirst autoComplete="off" value={search} onChange={onSearch} />
      {isReading ? <Skeleton rows={3} /> : null}
      <ul className="hc-choose-list">
        {found.slice(0, shownMax).map(({ id, name, of }) => (
          <li key={id}>
            <button type="button" className="hc-menu-row" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span>
                {name}
                {of === undefined ? null : <span className="hc-muted">{` ${of}`}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className="hc-hint">
        {found.length === 0 && !isReading ? form.noneFound : null}
        {found.length > shownMax ? form.searchMore(found.length - shownMax) : null}
        {isMore === true && !isReading ? form.searchOthers : null}
      </output>
    </Dialog>
  );
}
