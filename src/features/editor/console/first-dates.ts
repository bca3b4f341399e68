import { wallTimeOf } from '#console/forms/wall-time.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';

const hourMs = 3_600_000;
const weeksAhead = 8;
const saturday = 6;

/** What a new event begins with: a Saturday in about eight weeks, from ten to five. */
export function firstDates(now: Instant): { start: string; end: string } {
  const day = startOfTokyoDay(now) + weeksAhead * 7 * dayMs;
  const chosen = day + ((saturday - tokyoDate(day).weekday + 7) % 7) * dayMs;
  return { start: wallTimeOf(chosen + 10 * hourMs), end: wallTimeOf(chosen + 17 * hourMs) };
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
