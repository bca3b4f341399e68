import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { checkinPeriod } from './checkin-period.ts';
import { type PurchasedStatus, purchasedStatus } from './purchased-status.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';

/** What the list of my tickets says of a ticket. One that its buyer passed on has none of the twelve statuses any more. */
export type ListedStatus = PurchasedStatus | 'passed_on';

/**
 * The lowest comes first: tickets that need an action (TICKET-049..059, TICKET-061). Unknown is last (TICKET-062). What was
 * passed on stands after all that can still be used, and before what is over.
 */
export const sortPriority: Record<ListedStatus, number> = {
  unpaid_ticket: 0,
  deferred_payment: 1,
  pay_locally: 2,
  payment_fail: 3,
  active: 4,
  lottery_waiting: 5,
  before: 6,
  passed_on: 6.5,
  used: 7,
  finished: 8,
  lottery_fail: 9,
  canceled: 10,
  unknown: 11,
};

/**
 * My tickets by the priority of their status. Of one status the ticket whose day comes next leads; tickets without a day
 * follow. Tickets of the same day stay in their order.
 */
export function sortMyTickets<Ticket extends PurchasedTicket>(
  tickets: readonly Ticket[],
  statusOf: (ticket: Ticket) => ListedStatus,
): Ticket[] {
  const placed = tickets.map((ticket) => ({
    ticket,
    priority: sortPriority[statusOf(ticket)],
    start: parseInstant(checkinPeriod(ticket)?.start ?? '') ?? Number.MAX_SAFE_INTEGER,
  }));
  return placed.sort((a, b) => a.priority - b.priority || a.start - b.start).map(({ ticket }) => ticket);
}

/** The status that each filter of my tickets shows (TICKET-078..088). */
export const myTicketFilters = {
  all: null,
  available: 'active',
  used: 'used',
  beforeUsePeriod: 'before',
  expired: 'finished',
  beforeLottery: 'lottery_waiting',
  unpaid: 'unpaid_ticket',
  lose: 'lottery_fail',
  pending: 'payment_fail',
  deferredPayment: 'deferred_payment',
  payLocally: 'pay_locally',
} as const satisfies Record<string, PurchasedStatus | null>;
export type MyTicketFilter = keyof typeof myTicketFilters;

export function filterMyTickets<Ticket extends PurchasedTicket>(
  tickets: readonly Ticket[],
  filter: MyTicketFilter,
  now: Instant,
): Ticket[] {
  const status = myTicketFilters[filter];
  return tickets.filter((ticket) => status === null || purchasedStatus(ticket, now) === status);
}
