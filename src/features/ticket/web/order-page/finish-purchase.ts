import type { Api } from '#web/api/api.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { renewCarts } from '../cart/use-cart.ts';
import { leaveFlow } from '../flow/purchase-flow-storage.ts';
import { forgetSale } from '../sale/kept-sale.ts';
import { keepCardToken } from '../flow/card-token.ts';
import { keepCart, keptCartText } from '../cart/kept-cart.ts';
import { forgetTokenOf, tokenOfOrder } from '../cart/purchase-token.ts';

/**
 * Removes the cart, the key and the flow of an order that is done, in all tabs. A cart that was filled since then, or
 * another cart, stays.
 */
export function finishPurchase(api: Api, orderId: string): void {
  forgetSale(api);
  const { local } = browserStorage();
  const kept = tokenOfOrder(local, orderId);
  if (kept === undefined) return;
  if (keptCartText(local, kept.way, kept) === kept.cart) keepCart(local, kept.way, kept, undefined);
  forgetTokenOf(local, orderId);
  keepCardToken(kept, undefined);
  leaveFlow();
  renewCarts(api);
}

/** Ends an order that came to nothing. The cart stays, and its next purchase is another order. */
export function abandonOrder(api: Api, orderId: string): void {
  if (tokenOfOrder(browserStorage().local, orderId) !== undefined) leaveBehind(api, orderId);
}

/** Does the same for an order that was given up here, even when another browser began it. */
export function leaveBehind(api: Api, orderId: string): void {
  const { local } = browserStorage();
  const kept = tokenOfOrder(local, orderId);
  if (kept !== undefined) {
    keepCardToken(kept, undefined);
    forgetTokenOf(local, orderId);
  }
  // The places of the order do not count against any limit any more.
  forgetSale(api);
  renewCarts(api);
}
