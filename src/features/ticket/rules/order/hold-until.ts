import type { Instant } from '#kernel/clock.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { paymentDeadline } from '../payment/convenience-store.ts';

/** Not in the spec: long enough for 3-D Secure and a second card, and not too long for others who want the place. */
const cardHoldMs = 15 * 60 * 1000;

/** The hold after a failed payment: long enough for another payment method, and never longer than the first hold. */
export function holdAfterFailure(heldUntil: Instant, now: Instant): Instant {
  return Math.min(heldUntil, now + cardHoldMs);
}

/**
 * The end of the hold for an order's payment; undefined when there is no hold, because the tickets come at once.
 * `deadlineHours`: the organiser's deadline for a store, or for a bank transfer that comes before the tickets.
 */
export function holdUntil(
  { amount, isDeferred, paymentMethod }: { amount: number; isDeferred: boolean; paymentMethod: PaymentMethod },
  orderedAt: Instant,
  deadlineHours: number,
): Instant | undefined {
  if (amount === 0 || isDeferred) return undefined;
  return paymentMethod === 'CreditCard' ? orderedAt + cardHoldMs : paymentDeadline(orderedAt, deadlineHours);
}
