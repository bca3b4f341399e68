import { isRecord } from '#kernel/is-record.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import { isJsonObject, type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { cartKeys } from '../../rules/cart/stored-cart.ts';
import { entriesIn, keptTogether } from '../../rules/sale/kept-entries.ts';
import { isKeptFor, type SaleKey } from '../../rules/sale/sale-key.ts';
import { keptCartText, type PurchaseWay } from './kept-cart.ts';
import type { PurchasePlace } from './purchase-owner.ts';

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

/** The kept key of a sale, for any of its carts. */
export function keptToken(local: LocalStorage, { siteKey, contentId }: SaleKey): KeptToken | undefined {
  return tokensIn(local).find((kept) => isKeptFor({ siteKey, contentId }, kept));
}

/** The kept key that became this order. */
export function tokenOfOrder(local: LocalStorage, orderId: string): KeptToken | undefined {
  return tokensIn(local).find((kept) => kept.orderId === orderId);
}

/** The key of the stored cart. Makes one when there is none. Undefined without a cart. */
export function tokenOfCart(local: LocalStorage, place: TokenPlace, random: Random): KeptToken | undefined {
  const { siteKey, contentId, way, owner } = place;
  const cart = keptCartText(local, way, place);
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
  const others = tokensIn(local).filter((one) => !isKeptFor({ siteKey, contentId }, one));
  keepTokens(local, [made, ...others]);
  return made;
}

/** The kept key, when it belongs to the stored cart. */
export function tokenOfSameCart(local: LocalStorage, place: TokenPlace): KeptToken | undefined {
  const { way, owner } = place;
  const kept = keptToken(local, place);
  const whose = { way, owner, cart: keptCartText(local, way, place) };
  return kept !== undefined && isKeptFor(whose, kept) ? kept : undefined;
}

/** Notes the outcome of a key, unless another tab has replaced the key. */
export function noteToken(
  local: LocalStorage,
  token: string,
  change: Partial<Pick<KeptToken, 'isSent' | 'orderId'>>,
): void {
  const tokens = tokensIn(local);
  const kept = tokens.find((one) => one.token === token);
  if (kept === undefined) return;
  keepTokens(local, [{ ...kept, ...change }, ...tokens.filter((one) => one !== kept)]);
}

/** Removes the key of an order that came to its end. */
export function forgetTokenOf(local: LocalStorage, orderId: string): void {
  keepTokens(
    local,
    tokensIn(local).filter((kept) => kept.orderId !== orderId),
  );
}

/** Each sale has a key at most, so a purchase at one event does not forget the order of another. */
function tokensIn(local: LocalStorage): KeptToken[] {
  return entriesIn(readJson(local, 'ticketToken', isJsonObject)).filter(isKeptToken);
}

function keepTokens(local: LocalStorage, tokens: readonly KeptToken[]): void {
  const kept = keptTogether(tokens);
  if (kept === undefined) local.remove('ticketToken');
  else writeJson(local, 'ticketToken', kept);
}

function isKeptToken(value: unknown): value is KeptToken {
  if (!isRecord(value)) return false;
  const { siteKey, contentId, owner, way, cart, token, isSent, orderId } = value;
  return (
    typeof siteKey === 'string' &&
    typeof contentId === 'number' &&
    (owner === 'visitor' || typeof owner === 'number') &&
    isKeyOf(cartKeys, way) &&
    typeof cart === 'string' &&
    typeof token === 'string' &&
    isAnonymousToken(token) &&
    typeof isSent === 'boolean' &&
    (orderId === null || typeof orderId === 'string')
  );
}
