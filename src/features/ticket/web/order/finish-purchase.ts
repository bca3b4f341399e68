import type { Api } from '#web/api/api.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import { renewCarts } from '../cart/use-cart.ts';
import { leaveFlow } from '../flow/purchase-flow-storage.ts';
import { forgetSale } from '../sale/kept-sale.ts';
import { keepCardToken } from '../flow/card-token.ts';
import { forgetTokenOf, keptToken } from '../flow/purchase-token.ts';

/**
 * Removes the cart, the key and the flow of an order that is done, in all tabs. A cart that was filled since then, or
 * another cart, stays.
 */
export function finishPurchase(api: Api, orderId: string): void {
  forgetSale(api);
  const { local } = browserStorage();
  const kept = keptToken(local);
  if (kept?.orderId !== orderId) return;
  const key = cartKeys[kept.way];
  if (local.get(key) === kept.cart) local.remove(key);
  forgetTokenOf(local, orderId);
  keepCardToken(kept, undefined);
  leaveFlow();
  renewCarts(api);
}

/** Ends an order that came to nothing. The cart stays, and its next purchase is another order. */
export function abandonOrder(api: Api, orderId: string): void {
  if (keptToken(browserStorage().local)?.orderId === orderId) leaveBehind(api, orderId);
}

/** Does the same for an order that was given up here, even when another browser began it. */
export function leaveBehind(api: Api, orderId: string): void {
  const { local } = browserStorage();
  const kept = keptToken(local);
  if (kept?.orderId === orderId) {
    keepCardToken(kept, undefined);
    forgetTokenOf(local, orderId);
  }
  // The places of the order do not count against any limit any more.
  forgetSale(api);
  renewCarts(api);
}
