import type { Instant } from '#kernel/clock.ts';
import { type PeriodState, periodState } from '#kernel/period.ts';

/** Where an event stands in time. One without a start is still to come, one without an end is over with its start. */
export function eventPhase(
  event: { startDate: string | null; endDate: string | null } | undefined,
  now: Instant,
): PeriodState {
  if (!event?.startDate) return 'before';
  return periodState({ start: event.startDate, end: event.endDate ?? event.startDate }, now);
}
