import type { Instant } from '#kernel/clock.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import { type DatedField, datedFields } from './dated-fields.ts';

/** How far the overview looks ahead, and how many dates it shows. */
const upcomingMs = 60 * dayMs;
export const upcomingShown = 6;

/** Dates that change nothing: when something was written, and when each session of a programme is. */
const silent = new Set(['createdAt', 'held_datetime', 'resetAt']);

/** The dates of a document that are still to come and that count. */
export function upcomingDates(fields: readonly FormField[], value: unknown, now: Instant): DatedField[] {
  return [...datedFields(fields, value, silent)].filter(({ date }) => {
    const at = parseInstant(date);
    return at !== undefined && at > now && at <= now + upcomingMs;
  });
}
