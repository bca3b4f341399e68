import type { CardToken } from '#features/payment/rules/card-provider.ts';
import type { PurchasePlace } from '../cart/purchase-owner.ts';

/** The token stays in this window's memory and is used once. It never reaches a storage. */
const tokens = new Map<string, CardToken>();

/** A token belongs to one sale and one buyer, so the next member who logs in does not find it. */
const nameOf = ({ siteKey, contentId, owner }: PurchasePlace): string => JSON.stringify([siteKey, contentId, owner]);

/** A card for one purchase, as the tokenizer made it. */
export function cardTokenOf(place: PurchasePlace): CardToken | undefined {
  return tokens.get(nameOf(place));
}

export function keepCardToken(place: PurchasePlace, token: CardToken | undefined): void {
  if (token === undefined) tokens.delete(nameOf(place));
  else tokens.set(nameOf(place), token);
}
