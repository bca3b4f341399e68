import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';

const newDays = 7;

/** Marked as new for seven days from its publication. */
export function isNew(publishedAt: string, now: Instant): boolean {
  const instant = parseInstant(publishedAt);
  return instant !== undefined && now - instant < newDays * dayMs;
}
