import type { Instant } from '#kernel/clock.ts';
import { checkinState } from './checkin-period.ts';
import { hasLost, hasWon, isLotteryTicket, type PurchasedTicket, waitsForDraw } from './purchased-ticket.ts';

/** In the order in which the rules are checked (TICKET-048). */
export const purchasedStatuses = [
  'pay_locally',
  'deferred_payment',
  'canceled',
  'unpaid_ticket',
  'lottery_waiting',
  'lottery_fail',
  'payment_fail',
  'before',
  'active',
  'used',
  'finished',
  'unknown',
] as const;
export type PurchasedStatus = (typeof purchasedStatuses)[number];

type Rule = (ticket: PurchasedTicket, now: Instant) => boolean;

const rules: Record<PurchasedStatus, Rule> = {
  pay_locally: ({ paymentMethod, paymentStatus }) => paymentMethod === 'Local' && paymentStatus !== 'Sale',
  deferred_payment: ({ paymentMethod, paymentStatus, isUnpaidTicket }) =>
    paymentMethod === 'Bank' && paymentStatus !== 'Sale' && !isUnpaidTicket,
  canceled: ({ isUnpaidTicket, canceled }) => isUnpaidTicket && canceled === 1,
  unpaid_ticket: (ticket, now) => ticket.isUnpaidTicket && checkinState(ticket, now) !== 'after',
  lottery_waiting: waitsForDraw,
  lottery_fail: hasLost,
  payment_fail: (ticket) => hasWon(ticket) && ticket.paymentStatus === 'Fail',
  before: (ticket, now) => checkinState(ticket, now) === 'before',
  active: isActive,
  used: ({ checkinCount }) => checkinCount > 0,
  finished: (ticket, now) => checkinState(ticket, now) === 'after',
  unknown: () => true,
};

/** The status of a purchased ticket: the first of the twelve that holds (TICKET-048..060). */
export function purchasedStatus(ticket: PurchasedTicket, now: Instant): PurchasedStatus {
  return purchasedStatuses.find((status) => rules[status](ticket, now)) ?? 'unknown';
}

/**
 * Whether a ticket opens the gate now: a first-come ticket, or a winning lottery ticket with a QR code, inside its
 * check-in period, and unused unless check-in is unlimited (TICKET-063..066). A canceled ticket never does.
 */
export function isActive(ticket: PurchasedTicket, now: Instant): boolean {
  const { enableExternalQr, enableUnlimitCheckin } = ticket.ticketContentSnapshot;
  const hasQr = enableExternalQr || ticket.isCodeWithheld === true || Boolean(ticket.qrString);
  const isEntitled = !isLotteryTicket(ticket) || (hasWon(ticket) && hasQr);
  const isUsable = ticket.checkinCount === 0 || enableUnlimitCheckin;
  return isEntitled && isUsable && ticket.canceled !== 1 && checkinState(ticket, now) === 'within';
}

/**
 * The status that its holder reads. A ticket that is to be paid later has that status by TICKET-048 also before its draw
 * and after a lost one, when nothing is to be paid yet or ever.
 */
export function shownStatus(ticket: PurchasedTicket, now: Instant): PurchasedStatus {
  const status = purchasedStatus(ticket, now);
  if (status !== 'pay_locally' && status !== 'deferred_payment') return status;
  if (waitsForDraw(ticket)) return 'lottery_waiting';
  return hasLost(ticket) ? 'lottery_fail' : status;
}

/** Not paid in time, not drawn or not charged: the gate asks for no payment of these. */
const notHad: readonly PurchasedStatus[] = [
  'canceled',
  'unpaid_ticket',
  'lottery_waiting',
  'lottery_fail',
  'payment_fail',
];

/** Whether the buyer of a ticket has it now. Before and after that it has no number to show. */
export function isHad(ticket: PurchasedTicket, now: Instant): boolean {
  return ticket.canceled !== 1 && !notHad.includes(shownStatus(ticket, now));
}

/** Canceled, lost and run-out tickets belong to nobody. All others count as owned, and as bought by their buyer. */
export function countsAsOwned(ticket: PurchasedTicket): boolean {
  return ticket.canceled !== 1 && !hasLost(ticket);
}
