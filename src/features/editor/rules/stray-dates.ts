import type { FormField } from '#kernel/console/form-fields.ts';
import { dayMs, endInstant, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { type Held, type Move, moveDate } from './move-date.ts';
import { type DatedField, datedFields } from './dated-fields.ts';

/** When something was written, and when the event itself is. */
const ownDates = new Set(['createdAt', 'updatedAt', 'terms.resetAt', 'overview.startDate', 'overview.endDate']);

export interface StrayDate extends DatedField {
  /** Where it goes with the event. */
  after: string;
  /** It is on a day on which the event is not held any more. */
  isOutside: boolean;
}

/** The dates of a document at the time when the event was held before: its sessions, its doors, the end of a sale. */
export function strayDates(fields: readonly FormField[], value: unknown, move: Move): StrayDate[] {
  return [...datedFields(fields, value)].flatMap(({ path, date }) => {
    if (ownDates.has(path.join('.')) || !isAround(date, move.from)) return [];
    const after = moveDate(date, move);
    return after === date ? [] : [{ path, date, after, isOutside: !isOnItsDays(date, move.to) }];
  });
}

function isAround(date: string, { start, end }: Held): boolean {
  const at = parseInstant(date);
  return at !== undefined && at >= start - dayMs / 2 && at <= end + dayMs / 2;
}

function isOnItsDays(date: string, { start, end }: Held): boolean {
  const [from, to] = [parseInstant(date) ?? 0, endInstant(date) ?? 0];
  return to >= startOfTokyoDay(start) && from < startOfTokyoDay(end) + dayMs;
}

/**
 * When an event was held that nobody has published: on the days of its programme, if not one session is on a day of the
 * event. Without that nobody knows.
 */
export function heldByProgramme(sessions: readonly string[], to: Held): Held | undefined {
  const times = sessions.flatMap((date) => parseInstant(date) ?? []);
  if (times.length === 0 || sessions.some((date) => isOnItsDays(date, to))) return undefined;
  const start = startOfTokyoDay(Math.min(...times)) + to.start - startOfTokyoDay(to.start);
  return { start, end: start + to.end - to.start };
}
