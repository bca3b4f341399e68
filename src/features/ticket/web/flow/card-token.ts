import type { CardToken } from '#features/payment/rules/card-provider.ts';
import type { PurchasePlace } from './purchase-owner.ts';

/** In this window's memory alone, and used once: it never reaches a storage. */
const tokens = new Map<string, CardToken>();

/** Of one sale and one buyer: who logs in after another finds nobody's card. */
const nameOf = ({ siteKey, contentId, owner }: PurchasePlace): string => JSON.stringify([siteKey, contentId, owner]);

/** A card for this once, as the tokenizer made it for a purchase. */
export function cardTokenOf(place: PurchasePlace): CardToken | undefined {
  return tokens.get(nameOf(place));
}

export function keepCardToken(place: PurchasePlace, token: CardToken | undefined): void {
  if (token === undefined) tokens.delete(nameOf(place));
  else tokens.set(nameOf(place), token);
}
