import type { Instant } from '#kernel/clock.ts';
import { type Bounds, boundless, boundsOf, stateWithin } from '#kernel/period.ts';

export interface Release {
  visiblePeriod: boolean;
  visibleStartDate?: string | undefined;
  visibleEndDate?: string | undefined;
}

/** With a release period a session is shown only inside it, both ends included (SCHEDULE-016). */
export function releaseBounds({ release_period: release }: { release_period: Release }): Bounds {
  const { visiblePeriod, visibleStartDate, visibleEndDate } = release;
  return visiblePeriod ? boundsOf({ start: visibleStartDate, end: visibleEndDate }) : boundless;
}

export function isReleased(session: { release_period: Release }, now: Instant): boolean {
  return stateWithin(releaseBounds(session), now) === 'within';
}
