import { useEffect, useId, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { labelAt } from '#kernel/console/field-labels.ts';
import { isLocalizedText, localize } from '#kernel/localized-text.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { OrderButtons } from '../content/order-buttons.tsx';
import { moved } from '../content/moved.ts';
import { issuesAt, valueAt } from '../part/part-path.ts';
import { isUnder, useSought } from '../part/sought-field.tsx';
import { emptyValue } from './empty-value.ts';
import { type FieldPlace, useControl, useFieldWords, useForm, useShownLanguages } from './form-context.ts';
import { formTexts } from './form-words.ts';
import { Fields } from './group-field.tsx';
import { newEntryNumber } from './list-numbers.ts';

/** Entries in an order, with buttons to change it. */
export function ListField(place: FieldPlace) {
  const { field, path, words } = place;
  const { site, code, part, View } = useForm();
  const { labelsOf } = useWords(formTexts);
  const { api, failureOf } = useConsole();
  const { frame, value, set } = useControl(place);
  const { form } = useWords(contentTexts);
  const entryWords = useFieldWords([...words, '']);
  const languages = useShownLanguages();
  const sought = useSought();
  const titleId = useId();
  const whole = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<string>();
  // An entry that was wrong stays open while it is corrected.
  const [stays, setStays] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const given = value ?? field.byDefault;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A default of a schema is JSON too.
  const entries = (Array.isArray(given) ? given : []) as Json[];
  // A number takes its time to come.
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  });
  const { entry } = field;
  if (entry === undefined) return null;
  const entryName = entryWords.label || frame.label;
  // A word that is typed is no key: the entry would lose the focus with each letter.
  const idKey = entry.fields.find(({ kind }) => kind === 'id')?.key;
  /** What an entry without a name is, by its first choice: a question that asks for a name. */
  const choiceIn = (one: Json): string => {
    const key = entry.fields.find(({ kind }) => kind === 'choice')?.key;
    const chosen = key === undefined ? undefined : valueAt(one, [key]);
    if (key === undefined || typeof chosen !== 'string') return '';
    return labelAt(labelsOf(code), [...words, '', key]).choices[chosen] ?? '';
  };
  const keyOf = (one: Json, at: number): string => {
    const id = idKey === undefined ? undefined : valueAt(one, [idKey]);
    return typeof id === 'number' ? `#${id}` : `at ${at}`;
  };
  const wrong = entries
    .map(keyOf)
    .filter((key, at) => !stays.has(key) && issuesAt(part.issues, [...path, String(at)]).length > 0);
  if (wrong.length > 0) setStays(new Set([...stays, ...wrong]));
  const put = (made: Json): void => {
    setOpened(keyOf(made, latest.current.length));
    set([...latest.current, made]);
    // React adds the entry before the next frame.
    requestAnimationFrame(() => {
      const last = whole.current?.querySelector(':scope > ol > li:last-child');
      last?.querySelector<HTMLElement>('.hc-entry-body :is(input, textarea, select, button)')?.focus();
    });
  };
  const add = async (): Promise<void> => {
    if (idKey === undefined) return put(emptyValue(entry));
    setBusy(true);
    setFailed(undefined);
    try {
      put(emptyValue(entry, await newEntryNumber(api, { site, part: part.name, path, idKey, entries })));
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset ref={whole} className="hc-list" aria-labelledby={titleId}>
      <p className="hc-label" id={titleId}>
        {frame.label}
        {frame.isRequired ? <span className="hc-required">{form.required}</span> : null}
      </p>
      {frame.hint ? <p className="hc-hint">{frame.hint}</p> : null}
      {entries.length === 0 ? null : (
        <ol className="hc-entries">
          {entries.map((one, at) => {
            const inside = [...path, String(at)];
            const label = form.entry(entryName, at + 1);
            const shown = nameIn(one, languages) || choiceIn(one) || label;
            const key = keyOf(one, at);
            const body =
              entry.kind === 'group' ? (
                <Fields fields={entry.fields} path={inside} words={[...words, '']} />
              ) : (
                <View field={entry} path={inside} words={[...words, '']} label={label} />
              );
            const isAsked = stays.has(key) || isUnder(sought, inside);
            return (
              <li key={key} className="hc-entry">
                {entry.kind === 'group' ? (
                  <details className="hc-entry-body" open={opened === key || isAsked || entries.length === 1}>
                    <summary>{shown}</summary>
                    <div className="hc-group-fields">{body}</div>
                  </details>
                ) : (
                  <div className="hc-entry-body">{body}</div>
                )}
                <OrderButtons
                  name={shown}
                  at={at}
                  of={entries.length}
                  onMove={(to) => set(moved(entries, at, to))}
                  onRemove={() => set(entries.filter((_, position) => position !== at))}
                />
              </li>
            );
          })}
        </ol>
      )}
      <Button isBusy={isBusy} onClick={() => void add()}>
        <PlusIcon />
        {form.addEntry(entryName)}
      </Button>
      {failed === undefined ? null : (
        <p className="hc-error" role="alert">
          {failed}
        </p>
      )}
      {frame.error ? <p className="hc-error">{frame.error}</p> : null}
      {frame.below}
    </fieldset>
  );
}

/** What an entry is called: the first of its texts that looks like a name. */
function nameIn(entry: Json, [shown, ofSite]: ReturnType<typeof useShownLanguages>): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  for (const key of ['title', 'name', 'label', 'code', 'text']) {
    const text = entry[key];
    if (typeof text === 'string' && text !== '') return text;
    if (isLocalizedText(text)) return localize(text, shown, ofSite);
  }
  return '';
}
