import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import { isKeptFor } from '../../rules/sale/sale-key.ts';
import type { PurchasePlace } from './purchase-owner.ts';

export type PurchaseWay = keyof typeof cartKeys;

/** What one key is for, with the cart: nobody else's purchase of the same cart has the same one. */
interface TokenPlace extends PurchasePlace {
  way: PurchaseWay;
}

/**
 * The key of a purchase, kept beside its cart and shared by all tabs: whoever sends the same cart sends the same key,
 * and the server makes one order of it.
 */
export interface KeptToken extends TokenPlace {
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

/** The kept key, when it is of the cart as it is stored now. */
export function tokenOfSameCart(
  local: LocalStorage,
  { siteKey, contentId, way, owner }: TokenPlace,
): KeptToken | undefined {
  const kept = keptToken(local);
  const whose = { siteKey, contentId, way, owner, cart: local.get(cartKeys[way]) };
  return kept !== undefined && isKeptFor(whose, kept) ? kept : undefined;
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
