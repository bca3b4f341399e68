import type { LotteryRequest } from '../lottery/lottery-choice.ts';
import type { SaleKey } from '../sale/sale-key.ts';
import { type CartItem, hasPriceLines } from './cart.ts';

/** The keys of the local storage: one for each way to a ticket (CART-005, CART-006). */
export const cartKeys = { ticket: 'ticketCart', timetable: 'timetableCart' } as const;

export interface StoredPriceLine {
  ticketMultiplePriceId: number;
  number: number;
}

/** `lotteryRequest` is ours: a reload forgets no choice. */
export interface StoredTicket {
  ticketId: number;
  number?: number | undefined;
  multiplePrices?: readonly StoredPriceLine[] | undefined;
  lotteryRequest?: readonly LotteryRequest[] | undefined;
}

/**
 * The cart as the local storage keeps it (CART-002). `siteKey` is ours: contents of other sites have the same numbers. A
 * cart without it, as the spec has it, is of the site it is found at: nothing else is known of it.
 */
export interface StoredCart {
  ticketContentId: number;
  siteKey?: string | undefined;
  tickets: readonly StoredTicket[];
}

/** The sale a cart is of that is found at a site. */
export function saleOfCart({ siteKey, ticketContentId }: StoredCart, foundAt: string): SaleKey {
  return { siteKey: siteKey ?? foundAt, contentId: ticketContentId };
}

/** What to store of a cart; undefined: nothing, the key is removed (CART-003, CART-004). */
export function toStoredCart({ siteKey, contentId }: SaleKey, items: readonly CartItem[]): StoredCart | undefined {
  const tickets = items.flatMap((item): StoredTicket[] => {
    const kept = quantityOf(item);
    if (kept === undefined) return [];
    const choices = item.lotteryRequest?.length ? { lotteryRequest: item.lotteryRequest } : {};
    return [{ ticketId: item.ticketId, ...kept, ...choices }];
  });
  return tickets.length === 0 ? undefined : { ticketContentId: contentId, siteKey, tickets };
}

function quantityOf(item: CartItem): Omit<StoredTicket, 'ticketId'> | undefined {
  if (!hasPriceLines(item)) return item.number > 0 ? { number: item.number } : undefined;
  const multiplePrices = item.multiplePrices
    .filter(({ number }) => number > 0)
    .map(({ ticketMultiplePriceId, number }) => ({ ticketMultiplePriceId, number }));
  return multiplePrices.length > 0 ? { multiplePrices } : undefined;
}
