import type { Instant } from '#kernel/clock.ts';
import {
  type CancelProblem,
  cancelProblem,
  type CancelTerms,
  feeOf,
  type Paid,
  refundOf,
} from '../purchased/cancellation.ts';
import type { PurchasedTicket } from '../purchased/purchased-ticket.ts';

/** What it would cost the buyer to cancel a ticket, by the rule that the organiser wrote at it. */
export interface OwnCancellation {
  /** Whole yen. */
  fee: number;
  refund: number;
  /** Why the buyer cannot do it now; null: they can. */
  problem: CancelProblem | null;
}

/** The rule that the buyer agreed to, which an organiser sees before they decide otherwise. */
export function ownCancellation(
  ticket: PurchasedTicket,
  terms: CancelTerms,
  paid: Paid,
  { isTransferring, now }: { isTransferring: boolean; now: Instant },
): OwnCancellation {
  const { amount } = refundOf(paid, terms);
  const problem = cancelProblem(ticket, terms, paid, { isPurchaser: true, isTransferring, now }) ?? null;
  return { fee: feeOf(paid, terms), refund: amount, problem };
}
