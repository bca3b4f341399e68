import type { Instant } from '#kernel/clock.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { isRecord } from '#kernel/is-record.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';

export interface DatedField {
  path: (string | number)[];
  /** As the document has it. */
  date: string;
}

/** How far the overview looks ahead, and how many dates it shows. */
const upcomingMs = 60 * dayMs;
export const upcomingShown = 6;

/** Dates that change nothing: when something was written, and when each session of a programme is. */
const silent = new Set(['createdAt', 'held_datetime', 'resetAt']);

/** The dates of a document that are still to come and that count: a field whose flag is off does not. */
export function* upcomingDates(
  fields: readonly FormField[],
  value: unknown,
  now: Instant,
  path: readonly (string | number)[] = [],
): Generator<DatedField, void> {
  if (!isRecord(value)) return;
  for (const field of fields) {
    const { key, meaning } = field;
    const own = value[key];
    if (silent.has(key) || own === undefined || own === null) continue;
    if (meaning.countsWith !== undefined && value[meaning.countsWith] !== true) continue;
    yield* datesOf(field, own, now, [...path, key]);
  }
}

function* datesOf(
  field: FormField,
  value: unknown,
  now: Instant,
  path: readonly (string | number)[],
): Generator<DatedField, void> {
  if (field.kind === 'date' && typeof value === 'string') {
    const at = parseInstant(value);
    if (at !== undefined && at > now && at <= now + upcomingMs) yield { path: [...path], date: value };
  } else if (field.kind === 'group') {
    yield* upcomingDates(field.fields, value, now, path);
  } else if (field.kind === 'list' && Array.isArray(value) && field.entry !== undefined) {
    for (const [at, entry] of value.entries()) yield* datesOf(field.entry, entry, now, [...path, at]);
  }
}
