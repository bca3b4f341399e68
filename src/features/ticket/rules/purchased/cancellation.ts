import type { Instant } from '#kernel/clock.ts';
import { dayMs, isWithin, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { periodOf, type StoredDate } from '../sale/ticket.ts';
import type { PaymentMethod, PurchasedTicket } from './purchased-ticket.ts';
import { type UsageProblem, usageProblem } from './usage-problem.ts';

/** A card takes money back only so long (TICKET-105). */
export const cardCancellationDays = 90;

/** What the organiser allows (TICKET-127). Without either bound there is no cancel period, and nothing is cancelled. */
export interface CancelTerms {
  cancelPeriodStart: StoredDate;
  cancelPeriodEnd: StoredDate;
  /** Yen kept back from the refund of each ticket. */
  cancelFee: number;
}

export interface Paid {
  paymentMethod: PaymentMethod;
  /** Undefined: nothing was paid. */
  paidAt: Instant | undefined;
  /** What was paid for this ticket, after discount. */
  paidAmount: number;
}

export type CancelProblem =
  | UsageProblem
  | 'notPurchaser'
  | 'transferring'
  | 'transferred'
  | 'outsideCancelPeriod'
  | 'cardTooOld';

/** How a ticket stands towards transfers for whoever wants to cancel it. */
export interface CancelFacts {
  isPurchaser: boolean;
  isTransferring: boolean;
  now: Instant;
}

/** Why a ticket cannot be cancelled; undefined: it can (TICKET-067..072, TICKET-105, TICKET-106). */
export function cancelProblem(
  ticket: PurchasedTicket,
  terms: CancelTerms,
  paid: Paid,
  { isPurchaser, isTransferring, now }: CancelFacts,
): CancelProblem | undefined {
  if (!isPurchaser) return 'notPurchaser';
  if (ticket.canceled === 1) return 'canceled';
  const problem = usageProblem(ticket, now);
  if (problem !== undefined) return problem;
  if (ticket.transferStatus === 'TRANSFERRED') return 'transferred';
  if (isTransferring) return 'transferring';
  if (!isInCancelPeriod(terms, now)) return 'outsideCancelPeriod';
  return isCardTooOld(paid, now) ? 'cardTooOld' : undefined;
}

export function isInCancelPeriod({ cancelPeriodStart, cancelPeriodEnd }: CancelTerms, now: Instant): boolean {
  const period = periodOf(cancelPeriodStart, cancelPeriodEnd);
  const isBounded = [period.start, period.end].some((bound) => parseInstant(bound ?? '') !== undefined);
  return isBounded && isWithin(period, now);
}

/** The 90th day after that of the payment, in Tokyo, is the last one. */
function isCardTooOld({ paymentMethod, paidAt }: Paid, now: Instant): boolean {
  if (paymentMethod !== 'CreditCard' || paidAt === undefined) return false;
  return (startOfTokyoDay(now) - startOfTokyoDay(paidAt)) / dayMs > cardCancellationDays;
}

export interface Refund {
  /** Whole yen. */
  amount: number;
  /** card: by the gateway; byHand: the organiser transfers it; none: nothing to give back. */
  way: 'card' | 'byHand' | 'none';
}

/** What comes back for a cancelled ticket: what was paid less the fee, never less than nothing. */
export function refundOf({ paymentMethod, paidAmount }: Paid, { cancelFee }: Pick<CancelTerms, 'cancelFee'>): Refund {
  const amount = Math.min(paidAmount, Math.max(0, paidAmount - Math.max(0, cancelFee)));
  if (amount === 0) return { amount, way: 'none' };
  return { amount, way: paymentMethod === 'CreditCard' ? 'card' : 'byHand' };
}
