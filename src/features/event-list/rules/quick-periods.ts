import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';

export interface DayPeriod {
  /** yyyy-MM-dd, both days belong to it. */
  start: string;
  end: string;
}

const saturday = 6;

/** Today; what is left of this weekend, or the next one; what is left of this month; and the next month. */
export function quickPeriods(now: Instant): Record<'today' | 'weekend' | 'month' | 'nextMonth', DayPeriod> {
  const today = startOfTokyoDay(now);
  const { weekday, year, month } = tokyoDate(today);
  const isSunday = weekday === 0;
  const weekendStart = isSunday ? today : today + (saturday - weekday) * dayMs;
  const weekendEnd = isSunday ? today : weekendStart + dayMs;
  // Day 0 of the next month is the last of this one.
  const monthEnd = startOfTokyoDay(Date.UTC(year, month, 0));
  return {
    today: period(today, today),
    weekend: period(weekendStart, weekendEnd),
    month: period(today, monthEnd),
    nextMonth: period(monthEnd + dayMs, startOfTokyoDay(Date.UTC(year, month + 1, 0))),
  };
}

function period(start: Instant, end: Instant): DayPeriod {
  return { start: formatInstant(start).slice(0, 10), end: formatInstant(end).slice(0, 10) };
}
