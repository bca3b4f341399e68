import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay, tokyoDay } from '#kernel/period.ts';

export interface VisitorDay {
  /** `2026-11-20` */
  day: string;
  visitors: number;
  views: number;
}

/** How many days the overview shows. */
export const visitorDaysShown = 14;

/** The last days up to today, each once; a day that nothing is known of had no visitors. */
export function lastDays(found: readonly VisitorDay[], now: Instant, count = visitorDaysShown): VisitorDay[] {
  const known = new Map(found.map((one) => [one.day, one]));
  const today = startOfTokyoDay(now);
  return Array.from({ length: count }, (_, at) => {
    const day = tokyoDay(today - (count - 1 - at) * dayMs);
    return known.get(day) ?? { day, visitors: 0, views: 0 };
  });
}
