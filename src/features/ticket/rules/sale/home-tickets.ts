import type { Instant } from '#kernel/clock.ts';
import { type SellingLabel, sellingLabel } from './selling-label.ts';
import type { OnSale, SaleTicket } from './ticket.ts';

/** What can be had now comes first, then what is to come, and what is over comes last. */
const places: Record<SellingLabel, number> = { applied: 0, accepting: 0, before: 1, soldout: 2, finished: 3 };

/** The tickets that a home has room for; those that stand alike keep the order of the organiser. 0: all. */
export function homeTickets<Ticket extends OnSale & Pick<SaleTicket, 'ticketType'>>(
  tickets: readonly Ticket[],
  count: number,
  now: Instant,
): Ticket[] {
  const placeOf = (ticket: Ticket): number => places[sellingLabel(ticket, false, now)];
  const inOrder = tickets.toSorted((one, other) => placeOf(one) - placeOf(other));
  return count === 0 ? inOrder : inOrder.slice(0, count);
}
