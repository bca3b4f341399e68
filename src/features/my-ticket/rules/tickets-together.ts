import type { Instant } from '#kernel/clock.ts';
import { isHad, type PurchasedStatus, purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { PurchasedTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';
import { isHandedOn } from './handed-on.ts';

/** What decides whether a ticket is shown with others of its order. */
export interface OrderedTicket extends PurchasedTicket {
  orderId: string;
  isPurchaser: boolean;
}

/** A ticket that is over is not held out at a gate. */
const over: readonly PurchasedStatus[] = ['canceled', 'finished', 'lottery_fail'];

/**
 * The tickets of one order that its buyer still has, in the order in which they were bought, among which a ticket is
 * turned to the next. Only the ticket itself where there is no other.
 */
export function ticketsTogether<Ticket extends OrderedTicket>(
  all: readonly Ticket[],
  ticket: Ticket,
  now: Instant,
): Ticket[] {
  const isOfOrder = (one: Ticket): boolean =>
    one.orderId === ticket.orderId &&
    one.isPurchaser &&
    !isHandedOn(one) &&
    isHad(one, now) &&
    !over.includes(purchasedStatus(one, now));
  if (ticket.orderId === '' || !isOfOrder(ticket)) return [ticket];
  return all.filter(isOfOrder).sort((a, b) => a.id - b.id);
}
