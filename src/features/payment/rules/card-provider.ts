export const cardProviders = ['Sbps', 'Stripe', 'Paygent'] as const;
/** Who keeps cards and charges them (CARD-004). */
export type CardProvider = (typeof cardProviders)[number];

/** A merchant that takes no money: at a rehearsal, this server plays the provider. */
export const merchantProviders = [...cardProviders, 'Rehearsal'] as const;
export type MerchantProvider = (typeof merchantProviders)[number];

/** The settings of a client that decide its provider (CARD-005). */
export interface CardSettings {
  paymentAgent?: string | null | undefined;
  stripeUserId?: string | null | undefined;
  stripeUseCreditCard?: boolean | undefined;
  paygentUseCreditCard?: boolean | undefined;
}

/**
 * The client's provider: Stripe or Paygent when it is the agent and set up for cards, Sbps when neither is; undefined
 * when the client takes no cards (CARD-005).
 */
export function cardProviderOf(settings: CardSettings): CardProvider | undefined {
  const { paymentAgent, stripeUserId, stripeUseCreditCard, paygentUseCreditCard } = settings;
  if (paymentAgent === 'Stripe') return stripeUseCreditCard === true && Boolean(stripeUserId) ? 'Stripe' : undefined;
  if (paymentAgent === 'Paygent') return paygentUseCreditCard === true ? 'Paygent' : undefined;
  return 'Sbps';
}

/** How many cards a member may keep (CARD-006..008). */
export const cardLimits: Record<CardProvider, number> = { Sbps: 1, Stripe: 3, Paygent: 3 };

export function mayAddCard(provider: CardProvider, cardCount: number): boolean {
  return cardCount < cardLimits[provider];
}

/** Longer than any token of a card. */
export const cardTokenMax = 200;

/** The answer of a tokenizer. Only Sbps sends `tokenKey`. */
export interface CardToken {
  token: string;
  tokenKey?: string | undefined;
}

/** The body of the call that adds a card (CARD-012, CARD-013). */
export function addCardBody(provider: CardProvider, { token, tokenKey = '' }: CardToken): Record<string, string> {
  return provider === 'Sbps' ? { token, tokenKey } : { token };
}
