import type { Instant } from '#kernel/clock.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { announcedMs } from './draw-times.ts';

/** The dates of a lottery that the announcement promised, and the date of the draw. */
export interface LotteryDates {
  salesPeriodStart?: string | undefined;
  salesPeriodEnd?: string | undefined;
  lottery?: { drawAt: string } | undefined;
}

/**
 * A lottery that is written again with other dates keeps those of its announcement: the closing as announced, the start
 * and the draw as published. A draw that would come too soon after the closing waits until an hour has passed.
 */
export function keepAnnounced<Written extends LotteryDates>(
  written: Written,
  closesAt: Instant,
  published: LotteryDates | undefined,
): Written {
  if (written.lottery === undefined) return written;
  const soonest = closesAt + announcedMs;
  const before = parseInstant(published?.lottery?.drawAt ?? '') ?? soonest;
  return {
    ...written,
    salesPeriodStart: published?.salesPeriodStart ?? written.salesPeriodStart,
    salesPeriodEnd: formatInstant(closesAt),
    lottery: { ...written.lottery, drawAt: formatInstant(Math.max(before, soonest)) },
  };
}
