import type { Instant } from '#kernel/clock.ts';
import { isWithin } from '#kernel/period.ts';

export interface Release {
  visiblePeriod: boolean;
  visibleStartDate?: string | undefined;
  visibleEndDate?: string | undefined;
}

/** With a release period a session is shown only inside it, both ends included (SCHEDULE-016). */
export function isReleased({ release_period: release }: { release_period: Release }, now: Instant): boolean {
  const { visiblePeriod, visibleStartDate, visibleEndDate } = release;
  return !visiblePeriod || isWithin({ start: visibleStartDate, end: visibleEndDate }, now);
}
