import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

const beforeAndAfterMs = 2 * 3_600_000;
const dayMs = 12 * 3_600_000;

/** When an event says that it is held. */
export interface EventDates {
  startDate?: string | undefined;
  endDate?: string | undefined;
  doorsOpen?: string | undefined;
}

/** The hours in which staff work at an event: from two hours before it opens to two hours after its end. */
export function eventHours({
  startDate = '',
  endDate = '',
  doorsOpen = '',
}: EventDates): { from: Instant; until: Instant } | undefined {
  const start = parseInstant(startDate);
  if (start === undefined) return undefined;
  const opens = Math.min(start, parseInstant(doorsOpen) ?? start);
  const ends = Math.max(start, parseInstant(endDate) ?? start + dayMs);
  return { from: opens - beforeAndAfterMs, until: ends + beforeAndAfterMs };
}

/** When a new link for staff works: in the hours of the event; twelve hours from now where they are over or unknown. */
export function linkHours(dates: EventDates, now: Instant): { from: Instant; until: Instant } {
  const hours = eventHours(dates);
  return hours === undefined || hours.until <= now ? { from: now, until: now + dayMs } : hours;
}
