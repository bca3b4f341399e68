import { type ReactNode, useId, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { SwitchField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { sectionAt } from '#kernel/console/field-labels.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { issuesAt, type PartPath, valueAt } from '../part/part-path.ts';
import { isUnder, SoughtField, useSought } from '../part/sought-field.tsx';
import { followsSilently } from './followed-flag.ts';
import { type FieldPlace, useControl, useForm } from './form-context.ts';
import { formTexts } from './form-words.ts';
import { SoldLock } from './sold-lock.tsx';

/** Fields under a heading of their own; one that may be left out has a switch. */
export function GroupField(place: FieldPlace) {
  const { field, path, words } = place;
  const { frame, value, set } = useControl(place);
  const { part } = useForm();
  const titleId = useId();
  const { countsIf } = field.meaning;
  const chosen = countsIf && nearest(part.value, path.slice(0, -1), countsIf.field);
  // The choice that it belongs to has decided that it is there.
  const isAsked = countsIf !== undefined && typeof chosen === 'string' && countsIf.among.includes(chosen);
  const isOptional = !field.isRequired && field.byDefault === undefined && field.key !== '' && !isAsked;
  const isOn = !isOptional || value !== undefined;
  const inside = field.fields.filter((one) => !isHidden(one));
  const [only] = inside;
  if (only === undefined) return null;
  // A heading over one field would say the same twice.
  if (!isOptional && inside.length === 1) {
    return <PlacedField field={only} path={[...path, only.key]} words={[...words, only.key]} label={frame.label} />;
  }
  if (isOptional) {
    return (
      <div className="hc-group">
        <SwitchField
          {...frame}
          error={isOn ? undefined : frame.error}
          below={isOn ? undefined : frame.below}
          value={isOn}
          onChange={(next) => set(next ? {} : undefined)}
        />
        {isOn ? (
          <fieldset className="hc-group-fields" aria-label={frame.label}>
            <Fields fields={field.fields} path={path} words={words} />
          </fieldset>
        ) : null}
      </div>
    );
  }
  return (
    <fieldset className="hc-group" aria-labelledby={titleId}>
      <p className="hc-group-title" id={titleId}>
        {frame.label}
      </p>
      {frame.hint ? <p className="hc-hint">{frame.hint}</p> : null}
      <div className="hc-group-fields">
        <Fields fields={field.fields} path={path} words={words} />
      </div>
    </fieldset>
  );
}

/** The fields of a document or a group in their order; those that a flag opens come when it is on. */
export function Fields({
  fields,
  path,
  words,
}: {
  fields: readonly FormField[];
  path: PartPath;
  words: readonly string[];
}) {
  const { part, sold } = useForm();
  const { form } = useWords(contentTexts);
  const [isAll, setAll] = useState(false);
  const moreId = useId();
  const sought = useSought();
  const isSought = ({ key }: FormField): boolean => isUnder(sought, [...path, key]);
  /** What is wrong and what the address leads to is never out of sight. */
  const isAsked = (field: FormField): boolean =>
    isSought(field) || issuesAt(part.issues, [...path, field.key]).length > 0;
  // Whoever corrects a field would lose it with the first letter, because nothing is wrong with it any more.
  const [stays, setStays] = useState<ReadonlySet<string>>(new Set());
  const asked = fields.filter((field) => !stays.has(field.key) && isAsked(field));
  if (asked.length > 0) {
    setStays(new Set([...stays, ...asked.map(({ key }) => key)]));
    if (asked.some(({ meaning }) => meaning.group === 'more')) setAll(true);
  }
  const shown = fields.filter((field) => {
    if (isHidden(field)) return false;
    const { countsWith, countsWithout, countsIf } = field.meaning;
    if (stays.has(field.key)) return true;
    if (countsWith !== undefined && valueAt(part.value, [...path, countsWith]) !== true) return false;
    if (countsWithout !== undefined && valueAt(part.value, [...path, countsWithout]) === true) return false;
    if (followsSilently(field, [...path, field.key], part.value)) return false;
    const chosen = countsIf && nearest(part.value, path, countsIf.field);
    if (countsIf === undefined || (typeof chosen === 'string' && countsIf.among.includes(chosen))) return true;
    // What another choice has left there can be taken away.
    const left = valueAt(part.value, [...path, field.key]);
    return left !== field.byDefault && isSaid(left);
  });
  const viewOf = (field: FormField) => (
    <PlacedField key={field.key} field={field} path={[...path, field.key]} words={[...words, field.key]} />
  );
  /** Fields beside each other that are locked together say so once. */
  const viewsOf = (some: readonly FormField[]) =>
    runsOf(some, ({ meaning }) => sold.isLocked && meaning.fixedOnceSold === true).map(({ isLocked, run }) =>
      isLocked ? (
        <SoldLock key={`sold ${run[0]?.key}`} onUnlock={sold.unlock}>
          {run.map(viewOf)}
        </SoldLock>
      ) : (
        run.map(viewOf)
      ),
    );
  const more = shown.filter(({ meaning }) => meaning.group === 'more');
  if (more.length === 0) return viewsOf(shown);
  // In a short form what is tall comes last.
  const first = shown
    .filter(({ meaning }) => meaning.group !== 'more')
    .toSorted((one, other) => Number(isTall(one)) - Number(isTall(other)));
  const isOpen = isAll || more.some(isAsked);
  return (
    <>
      {viewsOf(first)}
      <div>
        <Button aria-expanded={isOpen} aria-controls={moreId} onClick={() => setAll(!isOpen)}>
          {isOpen ? form.less : form.more(more.length)}
        </Button>
      </div>
      <div id={moreId} className="hc-form" hidden={!isOpen}>
        {isOpen
          ? [...Map.groupBy(more, ({ meaning }) => meaning.section ?? '')].map(([section, some]) =>
              section === '' ? (
                viewsOf(some)
              ) : (
                <Section key={section} name={section}>
                  {viewsOf(some)}
                </Section>
              ),
            )
          : null}
      </div>
    </>
  );
}

/** Fields of a long form that belong together. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  const { code } = useForm();
  const { labelsOf } = useWords(formTexts);
  const titleId = useId();
  return (
    <section className="hc-section" aria-labelledby={titleId}>
      <h2 className="hc-group-title" id={titleId}>
        {sectionAt(labelsOf(code), name)}
      </h2>
      {children}
    </section>
  );
}

/** What a field has that stands beside the fields of a group, or beside a group around it. */
function nearest(value: Json | undefined, path: PartPath, key: string): Json | undefined {
  const found = valueAt(value, [...path, key]);
  return found !== undefined || path.length === 0 ? found : nearest(value, path.slice(0, -1), key);
}

function isSaid(value: Json | undefined): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== false &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}

/** A field, marked where the address leads to it or to what it has no field for. */
function PlacedField(place: FieldPlace) {
  const { part, View } = useForm();
  const sought = useSought();
  const { field, path } = place;
  const isHere = isUnder(sought, path) && (sought.length === path.length || !opens(field, valueAt(part.value, path)));
  if (!isHere) return <View {...place} />;
  return (
    <SoughtField language={sought[path.length]}>
      <View {...place} />
    </SoughtField>
  );
}

/** Fields that follow each other and are locked, or are not. */
function runsOf(fields: readonly FormField[], isLockedField: (field: FormField) => boolean) {
  const runs: { isLocked: boolean; run: FormField[] }[] = [];
  for (const field of fields) {
    const isLocked = isLockedField(field);
    const last = runs.at(-1);
    if (last?.isLocked === isLocked) last.run.push(field);
    else runs.push({ isLocked, run: [field] });
  }
  return runs;
}

/** Numbers that the console allots, the word by which an option of a union is known, and what files alone have. */
function isHidden({ kind, meaning }: FormField): boolean {
  return kind === 'id' || kind === 'constant' || meaning.isNotAsked === true;
}

/** Whether fields of its own stand in it; a group that is switched off has none. */
function opens({ kind, isRequired, byDefault }: FormField, value: Json | undefined): boolean {
  if (kind === 'group') return isRequired || byDefault !== undefined || value !== undefined;
  return kind === 'list' || kind === 'union';
}

function isTall({ kind }: FormField): boolean {
  return kind === 'html' || kind === 'text' || kind === 'picture';
}
