import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { OrderAnswer } from '../../contract.ts';
import { isOnItsWay } from './order-place.ts';
import { pollDelayMs } from './poll-delay.ts';

/** The longest time that a browser's timer can wait. */
const timerMaxMs = 2 ** 31 - 1;

/**
 * In how many ms an order is read again; undefined for one that changes only by its buyer. A till or a bank tells the
 * server when money came, and a hold ends at its time, or a moment later.
 */
export function nextLookMs(
  { order: { state, heldUntil }, looks }: { order: Pick<OrderAnswer, 'state' | 'heldUntil'>; looks: number },
  now: Instant = serverClock.now(),
): number | undefined {
  const delay = pollDelayMs(looks - 1);
  if (isOnItsWay(state) || state === 'awaiting') return delay;
  const end = state === 'reserved' && heldUntil !== null ? parseInstant(heldUntil) : undefined;
  if (end === undefined) return undefined;
  return end > now ? Math.min(end - now, timerMaxMs) : delay;
}
