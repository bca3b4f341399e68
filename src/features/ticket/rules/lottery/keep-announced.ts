import type { Instant } from '#kernel/clock.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { announcedMs } from './draw-times.ts';

/** What of a lottery is a promise once it is announced, and when it is drawn. */
export interface LotteryDates {
  salesPeriodStart?: string | undefined;
  salesPeriodEnd?: string | undefined;
  lottery?: { drawAt: string } | undefined;
}

/**
 * A lottery that is written anew with other dates, with those it was announced with: the closing as it was announced,
 * its start and its draw as they are published. A draw that would come too soon after the closing waits for its hour.
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
