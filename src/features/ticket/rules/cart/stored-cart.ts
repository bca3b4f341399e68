import type { LotteryRequest } from './lottery-choice.ts';
import type { SaleKey } from '../sale/sale-key.ts';
import { type CartItem, hasPriceLines } from './cart.ts';

/** The keys of the local storage: one for each way to a ticket (CART-005, CART-006). */
export const cartKeys = { ticket: 'ticketCart', timetable: 'timetableCart' } as const;

export interface StoredPriceLine {
  ticketMultiplePriceId: number;
  number: number;
}

/** `lotteryRequest` is not in the spec: with it a reload keeps the choices. */
export interface StoredTicket {
  ticketId: number;
  number?: number | undefined;
  multiplePrices?: readonly StoredPriceLine[] | undefined;
  lotteryRequest?: readonly LotteryRequest[] | undefined;
}

/**
 * The cart of a sale in the local storage (CART-002). `siteKey` is not in the spec: contents of other sites have the
 * same numbers.
 */
export interface StoredCart {
  ticketContentId: number;
  siteKey: string;
  tickets: readonly StoredTicket[];
}

/** The cart to store; undefined: store nothing and remove the key (CART-003, CART-004). */
export function toStoredCart({ siteKey, contentId }: SaleKey, items: readonly CartItem[]): StoredCart | undefined {
  const tickets = items.flatMap((item): StoredTicket[] => {
    const kept = quantityOf(item);
    if (kept === undefined) return [];
    const lotteryRequest = item.lotteryRequest?.map(({ priority, ticketSlotId }) => ({ priority, ticketSlotId }));
    const choices = lotteryRequest?.length ? { lotteryRequest } : {};
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
