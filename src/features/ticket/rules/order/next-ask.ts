import type { Instant } from '#kernel/clock.ts';
import type { OrderState } from './order.ts';

/** A gateway mostly answers within seconds, and its webhook comes soon after. */
const quietMs = 60_000;
/** A buyer pays a number at a till days later, and its webhook may be lost. */
const longestQuietMs = 60 * 60_000;

const waiting: readonly OrderState[] = ['charging', 'authenticating', 'checking', 'expired'];

/**
 * The next time to ask an order's gateway for the outcome; null when no news is expected. Each wait is as long as all
 * the time before it without a change: a minute, then one more, two, four, up to an hour. A till is asked for every
 * hour. After its deadline it is asked for until the number is known to take no money any more.
 */
export function nextAsk(state: OrderState, movedAt: Instant, now: Instant): Instant | null {
  if (state === 'awaiting') return now + longestQuietMs;
  if (!waiting.includes(state)) return null;
  return now + Math.min(longestQuietMs, Math.max(quietMs, now - movedAt));
}
