import type { Instant } from '#kernel/clock.ts';
import { checkinState } from './checkin-period.ts';
import { hasLost, hasWon, type PurchasedTicket, waitsForDraw } from './purchased-ticket.ts';
import { purchasedStatus } from './purchased-status.ts';

/** Why a ticket can be neither checked in nor cancelled. */
export const usageProblems = [
  'canceled',
  'unpaid',
  'lotteryWaiting',
  'lotteryFail',
  'paymentFail',
  'used',
  'finished',
] as const;
export type UsageProblem = (typeof usageProblems)[number];

/**
 * The common rule for checking in and for cancelling (TICKET-067..072); undefined when neither has a problem. Tickets
 * to be paid at the venue or later skip the first two checks only.
 */
export function usageProblem(ticket: PurchasedTicket, now: Instant): UsageProblem | undefined {
  return problemOfRight(ticket, now) ?? (ticket.checkinCount > 0 ? 'used' : problemOfTime(ticket, now));
}

/** Why a ticket is of no use at any time. */
export function problemOfRight(ticket: PurchasedTicket, now: Instant): UsageProblem | undefined {
  const status = purchasedStatus(ticket, now);
  const isExempt = status === 'pay_locally' || status === 'deferred_payment';
  if (!isExempt && ticket.canceled === 1) return 'canceled';
  if (!isExempt && ticket.isUnpaidTicket) return 'unpaid';
  if (waitsForDraw(ticket)) return 'lotteryWaiting';
  if (hasLost(ticket)) return 'lotteryFail';
  return hasWon(ticket) && ticket.paymentStatus === 'Fail' ? 'paymentFail' : undefined;
}

function problemOfTime(ticket: PurchasedTicket, now: Instant): UsageProblem | undefined {
  return checkinState(ticket, now) === 'after' ? 'finished' : undefined;
}
