import type { LotteryRequest } from '../lottery/lottery-choice.ts';
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

/** The cart as the local storage keeps it (CART-002). */
export interface StoredCart {
  ticketContentId: number;
  tickets: readonly StoredTicket[];
}

/** What to store of a cart; undefined: nothing, the key is removed (CART-003, CART-004). */
export function toStoredCart(ticketContentId: number, items: readonly CartItem[]): StoredCart | undefined {
  const tickets = items.flatMap((item): StoredTicket[] => {
    const kept = quantityOf(item);
    if (kept === undefined) return [];
    const choices = item.lotteryRequest?.length ? { lotteryRequest: item.lotteryRequest } : {};
    return [{ ticketId: item.ticketId, ...kept, ...choices }];
  });
  return tickets.length === 0 ? undefined : { ticketContentId, tickets };
}

function quantityOf(item: CartItem): Omit<StoredTicket, 'ticketId'> | undefined {
  if (!hasPriceLines(item)) return item.number > 0 ? { number: item.number } : undefined;
  const multiplePrices = item.multiplePrices
    .filter(({ number }) => number > 0)
    .map(({ ticketMultiplePriceId, number }) => ({ ticketMultiplePriceId, number }));
  return multiplePrices.length > 0 ? { multiplePrices } : undefined;
}
