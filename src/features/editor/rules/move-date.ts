import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant, parseInstant, startOfTokyoDay, tokyoDay } from '#kernel/period.ts';

export interface Move {
  /** The start and the end of what is copied, and the start of what it becomes. */
  from: { start: Instant; end: Instant };
  to: Instant;
}

/**
 * A date of an event that is held at another time. What happens during the event, and in the day around it, keeps its
 * distance from the start; what comes before, as a sale, keeps its time of the day.
 */
export function moveDate(text: string, { from, to }: Move): string {
  const instant = parseInstant(text);
  if (instant === undefined) return text;
  const days = startOfTokyoDay(to) - startOfTokyoDay(from.start);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return tokyoDay(instant + days);
  const isDuring = instant >= from.start - dayMs / 2 && instant <= from.end + dayMs / 2;
  return dateTextOf(instant + (isDuring ? to - from.start : days));
}

/** An instant as site files write it. */
export function dateTextOf(instant: Instant): string {
  return formatInstant(instant).slice(0, 16).replace('T', ' ');
}
