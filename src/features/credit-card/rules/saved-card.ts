import { cardLimits, type CardProvider, cardProviders } from '#features/payment/rules/card-provider.ts';
import type { Instant } from '#kernel/clock.ts';
import { isExpiryValid, parseExpiry } from './card-problems.ts';

/** The last digits, by which people recognise a card. */
export function lastDigits(cardNumber: string): string {
  return cardNumber.slice(-4);
}

/** Whether the month of a card's `MM/YY` is over, in Tokyo. */
export function isCardExpired(expire: string, now: Instant): boolean {
  const expiry = parseExpiry(expire);
  return expiry === undefined || !isExpiryValid(expiry, now);
}

/** How many cards a member may keep at a site. The agent in the site's data decides (CARD-006..009). */
export function cardLimitOf(paymentAgent: string | null): number {
  const provider: CardProvider = cardProviders.find((one) => one === paymentAgent) ?? 'Sbps';
  return cardLimits[provider];
}
