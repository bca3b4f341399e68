import type { Stripe } from 'stripe';
import type { AskedPayment, Merchant } from '../gateway.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

/** A charge at one of the accounts. */
export type AskedCharge = Omit<AskedPayment, 'merchant'> & { merchant: Pick<Merchant, 'stripeAccount'> };

/**
 * The intent of a charge; undefined: there is none that could ever charge. A stored name is asked for directly. Without
 * one nothing was confirmed, for the name is stored before that; Stripe's search, which may be minutes behind, finds
 * charges whose names were lost with a restored database. Throws when Stripe does not answer.
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
      // It was there: this is another account, or a key of the other mode. So nobody knows, and somebody has to look.
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
  // The search does not tell upper from lower case.
  return data.find(({ metadata }) => metadata['paymentKey'] === paymentKey);
}
