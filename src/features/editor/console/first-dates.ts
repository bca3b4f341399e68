import { wallTimeOf } from '#console/forms/wall-time.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, endInstant, parseInstant, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';

const weeksAhead = 8;
/** A copy is of the next month at the earliest. */
const weeksAfter = 4;
/** Of a template that has no period: a Saturday from ten to five. */
const usual = { startDate: '2027-01-23 10:00', endDate: '2027-01-23 17:00' };

/**
 * What a new event begins with, in about eight weeks: the day of the week, the times and the length of its template. A copy
 * begins four weeks after the original has ended, if that is later.
 */
export function firstDates(
  now: Instant,
  { startDate = usual.startDate, endDate = usual.endDate }: { startDate?: string; endDate?: string } = usual,
  originalEnd: Instant = now,
): { start: string; end: string } {
  const [from, until] = [parseInstant(startDate), endInstant(endDate)];
  if (from === undefined || until === undefined || until <= from) return firstDates(now);
  const weekMs = 7 * dayMs;
  const soonest = startOfTokyoDay(Math.max(now + weeksAhead * weekMs, originalEnd + weeksAfter * weekMs));
  const days = (tokyoDate(from).weekday - tokyoDate(soonest).weekday + 7) % 7;
  const start = soonest + days * dayMs + from - startOfTokyoDay(from);
  return { start: wallTimeOf(start), end: wallTimeOf(start + until - from) };
}

/** The end for another start: as long after it as before. */
export function movedEnd(before: string, start: string, end: string): string {
  const [from, to, last] = [before, start, end].map(parseInstant);
  if (from === undefined || to === undefined || last === undefined || last < from) return end;
  return wallTimeOf(last + to - from);
}

export function isEndBeforeStart(start: string, end: string): boolean {
  const [first, last] = [parseInstant(start), parseInstant(end)];
  return first !== undefined && last !== undefined && last <= first;
}
