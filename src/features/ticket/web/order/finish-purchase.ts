import type { Api } from '#web/api/api.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import { renewCarts } from '../cart/use-cart.ts';
import { leaveFlow } from '../flow/purchase-flow-storage.ts';
import { forgetSale } from '../sale/kept-sale.ts';
import { keepCardToken } from '../flow/card-token.ts';
import { forgetTokenOf, keptToken } from '../flow/purchase-token.ts';

/**
 * The order is done: its cart, its key and what the flow kept are gone, in all tabs. A cart that was filled since then,
 * or another one, stays.
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

/** Nothing came of the order: the cart stays, and the next purchase of it is another one. */
export function abandonOrder(api: Api, orderId: string): void {
  if (keptToken(browserStorage().local)?.orderId === orderId) leaveBehind(api, orderId);
}

/** The same of an order that was given up here, in whichever browser it was begun. */
export function leaveBehind(api: Api, orderId: string): void {
  const { local } = browserStorage();
  const kept = keptToken(local);
  if (kept?.orderId === orderId) {
    keepCardToken(kept, undefined);
    forgetTokenOf(local, orderId);
  }
  // The places it held count against nobody any more.
  forgetSale(api);
  renewCarts(api);
}
