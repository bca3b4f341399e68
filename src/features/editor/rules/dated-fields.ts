import type { FormField } from '#kernel/console/form-fields.ts';
import { isRecord } from '#kernel/is-record.ts';

export interface DatedField {
  path: (string | number)[];
  /** As the document has it. */
  date: string;
}

/** The dates of a document that count: a field whose flag is off does not. */
export function* datedFields(
  fields: readonly FormField[],
  value: unknown,
  silent: ReadonlySet<string> = new Set(),
  path: readonly (string | number)[] = [],
): Generator<DatedField, void> {
  if (!isRecord(value)) return;
  for (const field of fields) {
    const { key, meaning } = field;
    const own = value[key];
    if (silent.has(key) || own === undefined || own === null) continue;
    if (meaning.countsWith !== undefined && value[meaning.countsWith] !== true) continue;
    yield* datesOf(field, own, silent, [...path, key]);
  }
}

function* datesOf(
  field: FormField,
  value: unknown,
  silent: ReadonlySet<string>,
  path: readonly (string | number)[],
): Generator<DatedField, void> {
  if (field.kind === 'date' && typeof value === 'string') yield { path: [...path], date: value };
  else if (field.kind === 'group') yield* datedFields(field.fields, value, silent, path);
  else if (field.kind === 'list' && Array.isArray(value) && field.entry !== undefined) {
    for (const [at, entry] of value.entries()) yield* datesOf(field.entry, entry, silent, [...path, at]);
  }
}
