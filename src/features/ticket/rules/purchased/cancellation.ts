import type { Instant } from '#kernel/clock.ts';
import { dayMs, isWithin, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { periodOf, type StoredDate } from '../sale/ticket.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';
import { usageProblem, usageProblems } from './usage-problem.ts';

/** How long a card takes refunds (TICKET-105). */
export const cardCancellationDays = 90;

/** The organiser's terms (TICKET-127). Without either bound there is no cancel period, and nothing can be cancelled. */
export interface CancelTerms {
  cancelPeriodStart: StoredDate;
  cancelPeriodEnd: StoredDate;
  /** Yen that the organiser keeps from the refund of each ticket. */
  cancelFee: number;
}

export interface Paid {
  paymentMethod: PaymentMethod;
  /** Undefined: nothing was paid. */
  paidAt: Instant | undefined;
  /** The paid price of this ticket, after the discount. */
  paidAmount: number;
  /** What of the order's money was not given back yet: an organiser may have given some back before. */
  left: number;
}

export const cancelProblems = [
  ...usageProblems,
  'notPurchaser',
  'transferring',
  'transferred',
  'outsideCancelPeriod',
  'cardTooOld',
] as const;
export type CancelProblem = (typeof cancelProblems)[number];

/** The transfer state of a ticket, for a buyer who wants to cancel it. */
export interface CancelFacts {
  isPurchaser: boolean;
  isTransferring: boolean;
  now: Instant;
}

/** Why a ticket cannot be cancelled; undefined when it can be (TICKET-067..072, TICKET-105, TICKET-106). */
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

function isInCancelPeriod({ cancelPeriodStart, cancelPeriodEnd }: CancelTerms, now: Instant): boolean {
  const period = periodOf(cancelPeriodStart, cancelPeriodEnd);
  const isBounded = [period.start, period.end].some((bound) => parseInstant(bound ?? '') !== undefined);
  return isBounded && isWithin(period, now);
}

/** The last day is the 90th after the day of the payment, in Tokyo. */
export function isCardTooOld({ paymentMethod, paidAt }: Pick<Paid, 'paymentMethod' | 'paidAt'>, now: Instant): boolean {
  if (paymentMethod !== 'CreditCard' || paidAt === undefined) return false;
  return (startOfTokyoDay(now) - startOfTokyoDay(paidAt)) / dayMs > cardCancellationDays;
}

export interface Refund {
  /** Whole yen. */
  amount: number;
  /** card: the gateway pays it. byHand: the organiser transfers it. none: there is no refund. */
  way: 'card' | 'byHand' | 'none';
}

/** What the organiser keeps of the refund of a ticket. */
export function feeOf({ paidAmount }: Pick<Paid, 'paidAmount'>, { cancelFee }: Pick<CancelTerms, 'cancelFee'>): number {
  return Math.min(paidAmount, Math.max(0, cancelFee));
}

/** The refund of a cancelled ticket: the paid price less the fee, as far as the order's money was not given back yet. */
export function refundOf(
  { paymentMethod, left, ...paid }: Pick<Paid, 'paymentMethod' | 'paidAmount' | 'left'>,
  terms: Pick<CancelTerms, 'cancelFee'>,
): Refund {
  const amount = Math.max(0, Math.min(paid.paidAmount - feeOf(paid, terms), left));
  if (amount === 0) return { amount, way: 'none' };
  return { amount, way: paymentMethod === 'CreditCard' ? 'card' : 'byHand' };
}
