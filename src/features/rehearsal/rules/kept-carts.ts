import { withStoredCart } from '#features/ticket/rules/cart/read-stored-cart.ts';
import type { StoredCart } from '#features/ticket/rules/cart/stored-cart.ts';

/** The text in which a browser keeps its carts, with one more. */
export function withCart(text: string | undefined, cart: StoredCart): string {
  const { siteKey, ticketContentId: contentId } = cart;
  return withStoredCart(text, { siteKey, contentId }, cart) ?? '';
}
