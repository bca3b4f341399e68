import type { CardToken } from '#features/payment/rules/card-provider.ts';

/** In this window's memory alone, and used once: it never reaches a storage. */
const tokens = new Map<number, CardToken>();

/** A card for this once, as the tokenizer made it for the purchase of a content. */
export function cardTokenOf(contentId: number): CardToken | undefined {
  return tokens.get(contentId);
}

export function keepCardToken(contentId: number, token: CardToken | undefined): void {
  if (token === undefined) tokens.delete(contentId);
  else tokens.set(contentId, token);
}
