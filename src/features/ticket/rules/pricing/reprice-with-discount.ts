import type { DiscountCode } from '../sale/discount-code.ts';

/** The lowest discounted price in yen, unless the code makes the ticket free (DISCOUNT-010). */
const minimumDiscountedPrice = 120;

export interface PricedItem {
  ticketId: number;
  price: number;
  originalPrice: number;
}

export interface Repriced<Item extends PricedItem> {
  list: Item[];
  /** A ticket the code counts for costs less than its minimumAmount (DISCOUNT-008). */
  isBelowLimit: boolean;
  /** Positions of those tickets in the list. Each price has its warning (DISCOUNT-015). */
  belowLimit: number[];
  /** Positions of the tickets that became cheaper. Without any the code cannot be used for this purchase. */
  discounted: number[];
  /** A ticket the code counts for would become cheaper too, and the code has no more for this payment (DISCOUNT-012). */
  isUsedUp: boolean;
}

/**
 * The purchase list at the prices of a code. Each price is worked out from the original price, in the order of the list
 * (DISCOUNT-005, 007..013). Only tickets that became cheaper use up availableCountPerPayments.
 */
export function repriceWithDiscount<Item extends PricedItem>(
  purchaseList: readonly Item[],
  code: DiscountCode,
): Repriced<Item> {
  const most = code.availableCountPerPayments ?? 0;
  const belowLimit: number[] = [];
  const discounted: number[] = [];
  let hasMore = false;
  const list = clearDiscount(purchaseList).map((item, place) => {
    if (item.originalPrice <= 0 || !isTarget(item, code)) return item;
    if (item.originalPrice < (code.minimumAmount ?? 0)) {
      belowLimit.push(place);
      return item;
    }
    const price = discountedPrice(item.originalPrice, code);
    if (price >= item.originalPrice) return item;
    if (most > 0 && discounted.length >= most) {
      hasMore = true;
      return item;
    }
    discounted.push(place);
    return { ...item, price };
  });
  return { list, belowLimit, discounted, isBelowLimit: belowLimit.length > 0, isUsedUp: hasMore };
}

/** The purchase list at its original prices (DISCOUNT-006). */
export function clearDiscount<Item extends PricedItem>(purchaseList: readonly Item[]): Item[] {
  return purchaseList.map((item) => ({ ...item, price: item.originalPrice }));
}

/** Never above the original price: a price below the floor stays as it is (DISCOUNT-009, DISCOUNT-010). */
export function discountedPrice(
  originalPrice: number,
  { isForFree, discountPrice }: Pick<DiscountCode, 'isForFree' | 'discountPrice'>,
): number {
  if (isForFree) return 0;
  return Math.min(originalPrice, Math.max(minimumDiscountedPrice, originalPrice - discountPrice));
}

function isTarget({ ticketId }: PricedItem, { target }: DiscountCode): boolean {
  return target?.ticketId === undefined || target.ticketId === null || target.ticketId === ticketId;
}
