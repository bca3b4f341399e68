import type { SaleTicket } from './ticket.ts';

type Priced = Pick<SaleTicket, 'price' | 'isPay' | 'enableMultiplePrice' | 'multiplePrices'>;

export interface UnitPrice {
  /** Whole yen. 0 for a free ticket, whatever its price says (CART-034). */
  price: number;
  isPay: boolean;
}

/** The price of one ticket; undefined when the ticket does not have the named price. */
export function priceOf(ticket: Priced, ticketMultiplePriceId: number | null | undefined): UnitPrice | undefined {
  const named = ticketMultiplePriceId ?? undefined;
  if (!ticket.enableMultiplePrice) return named === undefined ? unit(ticket) : undefined;
  const found = ticket.multiplePrices.find((one) => one.ticketMultiplePriceId === named);
  return found === undefined ? undefined : unit(found);
}

function unit({ price, isPay }: UnitPrice): UnitPrice {
  return { price: isPay ? price : 0, isPay };
}
