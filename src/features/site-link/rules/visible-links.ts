import type { Instant } from '#kernel/clock.ts';
import { isWithin } from '#kernel/period.ts';

export interface LinkVisibility {
  visible: boolean;
  /** Whether the two dates limit when it is shown. */
  visiblePeriod: boolean;
  visibleStartDate?: string | undefined;
  visibleEndDate?: string | undefined;
}

export function isLinkVisible(link: LinkVisibility, now: Instant): boolean {
  if (!link.visible) return false;
  return !link.visiblePeriod || isWithin({ start: link.visibleStartDate, end: link.visibleEndDate }, now);
}
