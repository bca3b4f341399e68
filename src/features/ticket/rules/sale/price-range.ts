import { priceOf } from './price-of.ts';
import type { SaleTicket } from './ticket.ts';

export interface PriceRange {
  /** Whole yen. */
  least: number;
  most: number;
  /** Whether any of its prices is above 0. */
  isPay: boolean;
}

/** The range from a ticket's cheapest price to its dearest. */
export function priceRange(
  ticket: Pick<SaleTicket, 'price' | 'isPay' | 'enableMultiplePrice' | 'multiplePrices'>,
): PriceRange {
  const ids = ticket.enableMultiplePrice
    ? ticket.multiplePrices.map(({ ticketMultiplePriceId }) => ticketMultiplePriceId)
    : [undefined];
  const units = ids.flatMap((id) => priceOf(ticket, id) ?? []);
  const prices = units.map(({ price }) => price);
  if (prices.length === 0) return { least: 0, most: 0, isPay: false };
  return { least: Math.min(...prices), most: Math.max(...prices), isPay: units.some(({ isPay }) => isPay) };
}
