import { type CartItem, hasPriceLines } from './cart.ts';
import type { SaleTicket } from '../sale/ticket.ts';
import { priceOf } from '../sale/price-of.ts';

/** What the cart costs before a discount, in whole yen: only paid tickets count (CART-034). */
export function cartTotal(items: readonly CartItem[], tickets: readonly SaleTicket[]): number {
  const totals = items.map((item) => {
    const ticket = tickets.find(({ ticketId }) => ticketId === item.ticketId);
    if (ticket === undefined) return 0;
    const lines = hasPriceLines(item)
      ? item.multiplePrices
      : [{ ticketMultiplePriceId: undefined, number: item.number }];
    return lines.reduce(
      (sum, { ticketMultiplePriceId, number }) => sum + (priceOf(ticket, ticketMultiplePriceId)?.price ?? 0) * number,
      0,
    );
  });
  return totals.reduce((sum, total) => sum + total, 0);
}
