import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant, tokyoDay } from '#kernel/period.ts';

/** A month as addresses name it, yyyy-MM. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The first and the last day of something, yyyy-MM-dd. */
export interface Days {
  first: string;
  last: string;
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month that lies so many months later. */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The days in Tokyo that an event takes; one that ends at midnight leaves out the day that begins then. */
export function eventDays({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): Days | undefined {
  const start = parseInstant(startDate ?? endDate ?? '');
  if (start === undefined) return undefined;
  const end = endInstant(endDate ?? '') ?? start;
  return { first: tokyoDay(start), last: tokyoDay(Math.max(start, end - 1)) };
}

/** The month in which the next event begins, or this one while it goes on; this one where nothing is to come. `events` have it first. */
export function monthOfNext(
  [next]: readonly { facts: { days?: Days | undefined; endsAt?: Instant | undefined } }[],
  now: Instant,
): string {
  const thisMonth = monthOf(tokyoDay(now));
  const { days, endsAt = Number.POSITIVE_INFINITY } = next?.facts ?? {};
  if (days === undefined || now > endsAt) return thisMonth;
  const first = monthOf(days.first);
  return first > thisMonth ? first : thisMonth;
}

/** The nearest months before and after one in which something takes place. */
export function monthsAround(all: readonly Days[], month: string): { previous: string | null; next: string | null } {
  const months = all.map(({ first, last }) => ({ first: monthOf(first), last: monthOf(last) }));
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const previous = months.filter(({ first }) => first < month).map(({ last }) => (last < before ? last : before));
  const next = months.filter(({ last }) => last > month).map(({ first }) => (first > after ? first : after));
  return { previous: previous.sort().at(-1) ?? null, next: next.sort()[0] ?? null };
}
