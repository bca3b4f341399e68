import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { readStoredCart, withStoredCart } from '../../rules/cart/read-stored-cart.ts';
import { cartKeys, type StoredCart } from '../../rules/cart/stored-cart.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** A way to a ticket. Each way keeps a cart of its own for each sale. */
export type PurchaseWay = keyof typeof cartKeys;

export function keptCart(local: LocalStorage, way: PurchaseWay, sale: SaleKey): StoredCart | undefined {
  return readStoredCart(local.get(cartKeys[way]), sale);
}

/** The cart as a text that two carts share only when they are the same. */
export function keptCartText(local: LocalStorage, way: PurchaseWay, sale: SaleKey): string | undefined {
  return JSON.stringify(keptCart(local, way, sale));
}

/** Keeps the cart of a sale, or removes it. The carts of other sales stay. */
export function keepCart(local: LocalStorage, way: PurchaseWay, sale: SaleKey, cart: StoredCart | undefined): void {
  const key = cartKeys[way];
  const text = withStoredCart(local.get(key), sale, cart);
  if (text === undefined) local.remove(key);
  else local.set(key, text);
}
