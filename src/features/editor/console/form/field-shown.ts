import { useMemo } from 'react';
import type { FormField } from '#kernel/console/form-fields.ts';
import { issuesAt, type PartPath, valueAt } from '../part/part-path.ts';
import { type FieldPlace, useForm } from './form-context.ts';

/**
 * Stands for what a field shows, and is another object when that changes. A form is shown from its top to its fields at
 * each key press; a field whose own is still the same stays as it is.
 */
export function useFieldShown({ field, path }: FieldPlace): object {
  const { part } = useForm();
  const issues = issuesAt(part.issues, path);
  const [value, issue] = [valueAt(part.value, path), issues.length === 0 ? undefined : JSON.stringify(issues)];
  const clashes = part.clashes.length === 0 ? undefined : part.clashes;
  const around = looksAround(field) ? part.value : undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- They are all that it stands for.
  return useMemo(() => ({}), [value, issue, clashes, around]);
}

const known = new WeakMap<FormField, boolean>();

/** Whether a field shows what stands elsewhere in its part: a reference can name it. */
function looksAround(field: FormField): boolean {
  const before = known.get(field);
  if (before !== undefined) return before;
  const { kind, fields, entry, options } = field;
  const inside = [...fields, ...(entry === undefined ? [] : [entry]), ...options];
  const found = kind === 'reference' || inside.some(looksAround);
  known.set(field, found);
  return found;
}

export interface ShownField extends FieldPlace {
  shown: object;
}

/** Whether a field is the same, and shows the same. */
export function isSameField(one: ShownField, other: ShownField): boolean {
  return (
    one.shown === other.shown &&
    one.field === other.field &&
    one.label === other.label &&
    isSamePath(one.path, other.path) &&
    isSamePath(one.words, other.words)
  );
}

const isSamePath = (one: PartPath, other: PartPath): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);
