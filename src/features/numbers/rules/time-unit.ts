import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';

export const timeUnits = ['quarter', 'hour', 'day', 'week', 'month'] as const;
export type TimeUnit = (typeof timeUnits)[number];

export const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
const tokyoOffsetMs = 9 * hourMs;
/** 1 January 1970 was a Thursday: a Monday is this many days ahead of a whole number of weeks. */
const mondayAhead = 4;

/** The beginning of the unit that holds an instant, by the clocks of Japan. A week begins on Monday. */
export function startOf(unit: TimeUnit, instant: Instant): Instant {
  if (unit === 'day') return startOfTokyoDay(instant);
  if (unit === 'month') {
    const { year, month } = tokyoDate(instant);
    return Date.UTC(year, month - 1) - tokyoOffsetMs;
  }
  if (unit === 'week') {
    const days = Math.floor((instant + tokyoOffsetMs) / dayMs);
    return (Math.floor((days - mondayAhead) / 7) * 7 + mondayAhead) * dayMs - tokyoOffsetMs;
  }
  const length = unit === 'hour' ? hourMs : quarterMs;
  return Math.floor(instant / length) * length;
}

/** The beginning of the next one. */
export function startOfNext(unit: TimeUnit, instant: Instant): Instant {
  const start = startOf(unit, instant);
  if (unit === 'month') {
    const { year, month } = tokyoDate(start);
    return Date.UTC(year, month) - tokyoOffsetMs;
  }
  return start + { quarter: quarterMs, hour: hourMs, day: dayMs, week: 7 * dayMs }[unit];
}

/** The beginnings of all units that have an instant from `from` to before `until`. */
export function unitsBetween(unit: TimeUnit, from: Instant, until: Instant): Instant[] {
  const starts: Instant[] = [];
  for (let at = startOf(unit, from); at < until; at = startOfNext(unit, at)) starts.push(at);
  return starts;
}

/** `2026-11-20T10:00`, as answers name a unit by its beginning. */
export const unitName = (start: Instant): string => formatInstant(start).slice(0, 16);

/** The unit in which a period has no more bars than a screen shows. */
export function unitOfPeriod(from: Instant, until: Instant): TimeUnit {
  const days = (until - from) / dayMs;
  if (days <= 3) return 'hour';
  if (days <= 100) return 'day';
  return days <= 500 ? 'week' : 'month';
}

/** The same for check-ins, of which an event of a few days has each quarter of an hour. */
export function unitOfGate(from: Instant, until: Instant): TimeUnit {
  const days = (until - from) / dayMs;
  if (days <= 2) return 'quarter';
  return days <= 7 ? 'hour' : 'day';
}
