import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';

export interface DayPeriod {
  /** yyyy-MM-dd, both days belong to it. */
  start: string;
  end: string;
}

const saturday = 6;

/** What is left of this weekend, or the next one; and what is left of this month. */
export function quickPeriods(now: Instant): { weekend: DayPeriod; month: DayPeriod } {
  const today = startOfTokyoDay(now);
  const { weekday, year, month } = tokyoDate(today);
  const isSunday = weekday === 0;
  const weekendStart = isSunday ? today : today + (saturday - weekday) * dayMs;
  const weekendEnd = isSunday ? today : weekendStart + dayMs;
  // Day 0 of the next month is the last of this one.
  const monthEnd = startOfTokyoDay(Date.UTC(year, month, 0));
  return { weekend: period(weekendStart, weekendEnd), month: period(today, monthEnd) };
}

function period(start: Instant, end: Instant): DayPeriod {
  return { start: formatInstant(start).slice(0, 10), end: formatInstant(end).slice(0, 10) };
}
