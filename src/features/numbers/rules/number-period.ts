import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';

/** The longest period that is counted, in days. */
export const periodDaysMax = 1_100;

export interface NumberPeriod {
  from: Instant;
  /** The first instant behind it. */
  until: Instant;
}

/** A period of whole days in Japan, the last one included; undefined: it ends before it begins, or is too long. */
export function periodOfDays(first: string, last: string): NumberPeriod | undefined {
  const [from, end] = [parseInstant(first), parseInstant(last)];
  if (from === undefined || end === undefined || end < from) return undefined;
  const until = end + dayMs;
  return (until - from) / dayMs > periodDaysMax ? undefined : { from, until };
}
