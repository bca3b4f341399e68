import type { Instant } from '#kernel/clock.ts';
import type { OrderState } from './order.ts';

/** A gateway's answer mostly comes within seconds, and its webhook soon after. */
const quietMs = 60_000;
/** A number at a till is paid days later, and its webhook may be lost. */
const longestQuietMs = 60 * 60_000;

const waiting: readonly OrderState[] = ['charging', 'authenticating', 'checking', 'expired'];

/**
 * When the gateway of an order is asked next what became of it; null: nothing is expected of it. The wait is as long as
 * nothing has moved: after a minute, then after one more, two, four, up to an hour. A till is asked for every hour, and one whose time is over until it is known that it takes nothing any more.
 */
export function nextAsk(state: OrderState, movedAt: Instant, now: Instant): Instant | null {
  if (state === 'awaiting') return now + longestQuietMs;
  if (!waiting.includes(state)) return null;
  return now + Math.min(longestQuietMs, Math.max(quietMs, now - movedAt));
}
