import { hasEveryChoice, type LotteryRequest } from './lottery-choice.ts';
import type { SaleTicket } from '../sale/ticket.ts';

export interface Quantity {
  /** The number in the cart. */
  number: number;
  /** The number while the visitor edits it. Confirming makes it `number`. */
  tmpNumber: number;
}

export interface CartPriceLine extends Quantity {
  ticketMultiplePriceId: number;
}

interface CartEntry {
  ticketId: number;
  isLottery: boolean;
  lotteryRequest?: readonly LotteryRequest[] | undefined;
}
type SinglePriceItem = CartEntry & Quantity & { multiplePrices?: undefined };
export type MultiplePriceItem = CartEntry & {
  multiplePrices: readonly CartPriceLine[];
  number?: undefined;
  tmpNumber?: undefined;
};

/** A ticket in the cart, with one quantity or one for each of its prices (CART-001). */
export type CartItem = SinglePriceItem | MultiplePriceItem;

export function hasPriceLines(item: CartItem): item is MultiplePriceItem {
  return item.multiplePrices !== undefined;
}

/** How many of a ticket are in the cart, over all its prices. */
export function numberOf(item: CartItem): number {
  return hasPriceLines(item) ? item.multiplePrices.reduce((sum, { number }) => sum + number, 0) : item.number;
}

/** The number of an item, with the numbers that are being edited where they are higher. */
export function numberAskedOf(item: CartItem): number {
  const lines: readonly Quantity[] = hasPriceLines(item) ? item.multiplePrices : [item];
  return lines.reduce((sum, { number, tmpNumber }) => sum + Math.max(number, tmpNumber), 0);
}

/**
 * Whether a ticket counts as in the cart: its number, or the number of any of its prices, is above 0, and every slot of
 * a lottery is chosen (CART-032, CART-033, LOTTERY-002).
 */
export function isInCart(item: CartItem, { requiredSelectSlotNumber }: Pick<SaleTicket, 'requiredSelectSlotNumber'>) {
  if (numberOf(item) <= 0) return false;
  return !item.isLottery || hasEveryChoice(item.lotteryRequest, requiredSelectSlotNumber);
}

/** The items that count as in the cart. Items of unknown tickets do not. */
export function countedItems(
  items: readonly CartItem[],
  tickets: readonly Pick<SaleTicket, 'ticketId' | 'requiredSelectSlotNumber'>[],
): CartItem[] {
  return items.filter((item) => {
    const ticket = tickets.find(({ ticketId }) => ticketId === item.ticketId);
    return ticket !== undefined && isInCart(item, ticket);
  });
}
