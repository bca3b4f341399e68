import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import { isKeptFor } from '../../rules/sale/sale-key.ts';
import type { PurchasePlace } from './purchase-owner.ts';

export type PurchaseWay = keyof typeof cartKeys;

/** The scope of a key beside the cart. Another member's purchase of the same cart has another key. */
interface TokenPlace extends PurchasePlace {
  way: PurchaseWay;
}

/**
 * The key of a purchase, kept beside its cart and shared by all tabs. Every tab sends the same key with the same cart,
 * and the server makes one order of it.
 */
export interface KeptToken extends TokenPlace {
  /** The stored cart of this key. Another cart is another purchase. */
  cart: string;
  token: string;
  /** True when the purchase was sent and its outcome is not known yet. */
  isSent: boolean;
  /** The order of this purchase, until the order is done. */
  orderId: string | null;
}

/** The kept key, for any cart. */
export function keptToken(local: LocalStorage): KeptToken | undefined {
  return readJson(local, 'ticketToken', isKeptToken);
}

/** The key of the stored cart. Makes one when there is none. Undefined without a cart. */
export function tokenOfCart(local: LocalStorage, place: TokenPlace, random: Random): KeptToken | undefined {
  const { siteKey, contentId, way, owner } = place;
  const cart = local.get(cartKeys[way]);
  if (cart === undefined) return undefined;
  const kept = tokenOfSameCart(local, place);
  if (kept !== undefined) return kept;
  const made = {
    siteKey,
    contentId,
    way,
    owner,
    cart,
    token: randomAnonymousToken(random),
    isSent: false,
    orderId: null,
  };
  writeJson(local, 'ticketToken', made);
  return made;
}

/** The kept key, when it belongs to the stored cart. */
export function tokenOfSameCart(
  local: LocalStorage,
  { siteKey, contentId, way, owner }: TokenPlace,
): KeptToken | undefined {
  const kept = keptToken(local);
  const whose = { siteKey, contentId, way, owner, cart: local.get(cartKeys[way]) };
  return kept !== undefined && isKeptFor(whose, kept) ? kept : undefined;
}

/** Notes the outcome of a key, unless another tab has replaced the key. */
export function noteToken(
  local: LocalStorage,
  token: string,
  change: Partial<Pick<KeptToken, 'isSent' | 'orderId'>>,
): void {
  const kept = keptToken(local);
  if (kept?.token === token) writeJson(local, 'ticketToken', { ...kept, ...change });
}

/** Removes the key of an order that came to its end. */
export function forgetTokenOf(local: LocalStorage, orderId: string): void {
  if (keptToken(local)?.orderId === orderId) local.remove('ticketToken');
}

function isKeptToken(value: unknown): value is KeptToken {
  const kept = value as Partial<KeptToken> | null;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.siteKey === 'string' &&
    typeof kept.contentId === 'number' &&
    (kept.owner === 'visitor' || typeof kept.owner === 'number') &&
    Object.hasOwn(cartKeys, kept.way ?? '') &&
    typeof kept.cart === 'string' &&
    isAnonymousToken(kept.token) &&
    typeof kept.isSent === 'boolean' &&
    (kept.orderId === null || typeof kept.orderId === 'string')
  );
}
