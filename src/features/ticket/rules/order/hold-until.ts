import type { Instant } from '#kernel/clock.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { paymentDeadline } from '../payment/convenience-store.ts';

/** Not in the spec: long enough for 3-D Secure and a second card, and not too long for others who want the place. */
const cardHoldMs = 15 * 60 * 1000;

/**
 * How long the places are held after the deadline of a transfer to the organiser. What was sent in time can come days
 * later, because banks rest over a long weekend, and the organiser reads the account by hand.
 */
const matchingMs = 4 * 24 * 60 * 60 * 1000;

/** The end of the hold for a transfer to the organiser, by the deadline that its buyer is told. */
export const holdOfTransfer = (deadline: Instant): Instant => deadline + matchingMs;
export const deadlineOfTransfer = (heldUntil: Instant): Instant => heldUntil - matchingMs;

/** The hold after a failed payment: long enough for another payment method, and never longer than the first hold. */
export function holdAfterFailure(heldUntil: Instant, now: Instant): Instant {
  return Math.min(heldUntil, now + cardHoldMs);
}

interface HeldPayment {
  amount: number;
  isDeferred: boolean;
  paymentMethod: PaymentMethod;
  isToOrganiser?: boolean;
}

/**
 * The end of the hold for an order's payment; undefined when there is no hold, because the tickets come at once.
 * `deadlineHours`: the organiser's deadline for a store, or for a bank transfer that comes before the tickets.
 */
export function holdUntil(
  { amount, isDeferred, paymentMethod, isToOrganiser = false }: HeldPayment,
  orderedAt: Instant,
  deadlineHours: number,
): Instant | undefined {
  if (amount === 0 || isDeferred) return undefined;
  if (paymentMethod === 'CreditCard') return orderedAt + cardHoldMs;
  const deadline = paymentDeadline(orderedAt, deadlineHours);
  return isToOrganiser ? holdOfTransfer(deadline) : deadline;
}
