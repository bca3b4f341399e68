import type { Instant } from '#kernel/clock.ts';
import type { PaymentMethod } from '../purchased/purchased-ticket.ts';
import { paymentDeadline } from './convenience-store.ts';

/** Ours: as long as 3-D Secure and a second card take, and no longer than others should wait for a place. */
export const cardHoldMs = 15 * 60 * 1000;

/** Of places whose payment failed: as long as another way takes, and no longer than they were held anyway. */
export function holdAfterFailure(heldUntil: Instant, now: Instant): Instant {
  return Math.min(heldUntil, now + cardHoldMs);
}

/**
 * Until when the places of an order are held for its payment; undefined: they are not, the tickets come at once.
 * `deadlineHours`: the organiser's, for what is paid at a store or by a bank transfer that comes first.
 */
export function holdUntil(
  { amount, isDeferred, paymentMethod }: { amount: number; isDeferred: boolean; paymentMethod: PaymentMethod },
  orderedAt: Instant,
  deadlineHours: number,
): Instant | undefined {
  if (amount === 0 || isDeferred) return undefined;
  return paymentMethod === 'CreditCard' ? orderedAt + cardHoldMs : paymentDeadline(orderedAt, deadlineHours);
}
