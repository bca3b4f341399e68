import type { Stripe } from 'stripe';
import type { AskedPayment, Merchant } from '../gateway.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

/** A charge at one of the accounts. */
export type AskedCharge = Omit<AskedPayment, 'merchant'> & { merchant: Pick<Merchant, 'stripeAccount'> };

/**
 * The intent of a charge; undefined when none can ever charge. With a stored name Stripe is asked directly. Without one
 * nothing was confirmed, because the name is stored first. Only for names that were lost with a restored database is
 * Stripe's search used, which may be minutes behind. Throws when Stripe does not answer.
 */
export async function findIntent(
  { stripe, log }: StripeLink,
  { paymentKey, merchant, gatewayKey }: AskedCharge,
): Promise<Stripe.PaymentIntent | undefined> {
  const account = accountOf(merchant);
  if (gatewayKey !== undefined) {
    try {
      return await stripe.paymentIntents.retrieve(gatewayKey, {}, account);
    } catch (error) {
      // The intent existed: this is another account, or a key of the other mode. Nobody knows, so somebody has to look.
      if (stripeErrorOf(error)?.code === 'resource_missing') {
        log.error('Stripe does not know a charge it made: is this its account and its mode?', {
          paymentKey,
          gatewayKey,
        });
      }
      throw error;
    }
  }
  const query = `metadata['paymentKey']:'${paymentKey.replaceAll(/['\\]/g, '\\$&')}'`;
  const { data } = await stripe.paymentIntents.search({ query, limit: 100 }, account);
  // Stripe's search ignores case.
  return data.find(({ metadata }) => metadata['paymentKey'] === paymentKey);
}
