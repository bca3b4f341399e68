import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';

export type PurchaseWay = keyof typeof cartKeys;

/**
 * The key of a purchase, kept beside its cart and shared by all tabs: whoever sends the same cart sends the same key,
 * and the server makes one order of it.
 */
export interface KeptToken {
  contentId: number;
  way: PurchaseWay;
  /** The stored cart it was made for; another cart is another purchase. */
  cart: string;
  token: string;
  /** It was sent, and nobody heard yet what became of it. */
  isSent: boolean;
  /** The order it became, while that is not done. */
  orderId: string | null;
}

/** The key that is kept, whatever cart it is of. */
export function keptToken(local: LocalStorage): KeptToken | undefined {
  return readJson(local, 'ticketToken', isKeptToken);
}

/** The key of the cart as it is stored now, made when it has none; undefined without a cart. */
export function tokenOfCart(
  local: LocalStorage,
  contentId: number,
  way: PurchaseWay,
  random: Random,
): KeptToken | undefined {
  const cart = local.get(cartKeys[way]);
  if (cart === undefined) return undefined;
  const kept = keptToken(local);
  if (kept !== undefined && isOf(kept, contentId, way, cart)) return kept;
  const made = { contentId, way, cart, token: randomAnonymousToken(random), isSent: false, orderId: null };
  writeJson(local, 'ticketToken', made);
  return made;
}

/** The kept key, when it is of the cart as it is stored now. */
export function tokenOfSameCart(local: LocalStorage, contentId: number, way: PurchaseWay): KeptToken | undefined {
  const kept = keptToken(local);
  const cart = local.get(cartKeys[way]);
  return kept !== undefined && cart !== undefined && isOf(kept, contentId, way, cart) ? kept : undefined;
}

/** Notes what became of a key; of one that another tab has replaced nothing is noted. */
export function noteToken(
  local: LocalStorage,
  token: string,
  change: Partial<Pick<KeptToken, 'isSent' | 'orderId'>>,
): void {
  const kept = keptToken(local);
  if (kept?.token === token) writeJson(local, 'ticketToken', { ...kept, ...change });
}

/** The order came to its end: nothing is sent by its key again. */
export function forgetTokenOf(local: LocalStorage, orderId: string): void {
  if (keptToken(local)?.orderId === orderId) local.remove('ticketToken');
}

function isOf(kept: KeptToken, contentId: number, way: PurchaseWay, cart: string): boolean {
  return kept.contentId === contentId && kept.way === way && kept.cart === cart;
}

function isKeptToken(value: unknown): value is KeptToken {
  const kept = value as Partial<KeptToken> | null;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.contentId === 'number' &&
    Object.hasOwn(cartKeys, kept.way ?? '') &&
    typeof kept.cart === 'string' &&
    isAnonymousToken(kept.token) &&
    typeof kept.isSent === 'boolean' &&
    (kept.orderId === null || typeof kept.orderId === 'string')
  );
}
