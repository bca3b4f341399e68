import { type CartItem, hasPriceLines, isInCart } from '../cart/cart.ts';
import type { LotteryRequest } from '../cart/lottery-choice.ts';
import { priceOf } from '../sale/price-of.ts';
import { isLottery, type SaleTicket, type TicketType } from '../sale/ticket.ts';
import type { FormAnswer } from './uses-partner-form.ts';

/** The answers for the companion of a ticket. */
export interface PartnerForm {
  checkinUserEmail: string;
  checkinUserInfo: readonly FormAnswer[];
}

/** One ticket of a purchase (TICKET-030). */
export interface PurchaseListItem extends PartnerForm {
  ticketId: number;
  ticketType: TicketType;
  ticketMultiplePriceId: number | null;
  /** The chosen slots of a lottery (LOTTERY-008). */
  lotterySetting: readonly LotteryRequest[] | null;
  /** The ticket's values as the buyer saw them. */
  updatedAt: string | null;
  /** Yen, after the discount. */
  price: number;
  originalPrice: number;
}

const nobody: PartnerForm = { checkinUserEmail: '', checkinUserInfo: [] };

/**
 * The purchase list of a cart: an item for each ticket, at its full price. Items that do not count as in the cart, or
 * have no price, are left out. `partners`: by ticketId, the forms in the order of the tickets.
 */
export function buildPurchaseList(
  items: readonly CartItem[],
  tickets: readonly (SaleTicket & { updatedAt?: string | null | undefined })[],
  partners: Readonly<Record<number, readonly PartnerForm[]>> = {},
): PurchaseListItem[] {
  return items.flatMap((item) => {
    const ticket = tickets.find(({ ticketId }) => ticketId === item.ticketId);
    if (ticket === undefined || !isInCart(item, ticket)) return [];
    const { ticketId, ticketType, updatedAt = null } = ticket;
    const lotterySetting = isLottery(ticket) ? (item.lotteryRequest ?? []) : null;
    return unitsOf(item).flatMap((ticketMultiplePriceId, place) => {
      const price = priceOf(ticket, ticketMultiplePriceId)?.price;
      if (price === undefined) return [];
      const form = partners[ticketId]?.[place] ?? nobody;
      const prices = { price, originalPrice: price };
      return [{ ticketId, ticketType, ticketMultiplePriceId, lotterySetting, updatedAt, ...prices, ...form }];
    });
  });
}

/** The price id of each ticket of an item; null for a ticket with one price. */
function unitsOf(item: CartItem): (number | null)[] {
  if (!hasPriceLines(item)) return Array.from({ length: item.number }, () => null);
  return item.multiplePrices.flatMap(({ ticketMultiplePriceId, number }) =>
    Array.from({ length: number }, () => ticketMultiplePriceId),
  );
}
