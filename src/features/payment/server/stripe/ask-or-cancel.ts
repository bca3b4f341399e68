import type { GatewayAnswer } from '../../rules/gateway-answer.ts';
import { knownAnswer } from '../../rules/latest-answer.ts';
import type { AskedPayment } from '../gateway.ts';
import { findIntent } from './find-intent.ts';
import { answerOfIntent } from './read-intent.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

/** Asks what became of a charge. */
export async function askIntent(link: StripeLink, payment: AskedPayment): Promise<GatewayAnswer> {
  try {
    const intent = await findIntent(link, payment);
    return intent === undefined ? { type: 'notFound' } : answerOfIntent(intent);
  } catch (error) {
    if (stripeErrorOf(error) === undefined) throw error;
    return { type: 'unknown' };
  }
}

/**
 * Stops a charge. A cancelled intent can never charge. An intent that is paid, or is being paid, cannot be cancelled;
 * then Stripe answers its state.
 */
export async function cancelIntent(link: StripeLink, payment: AskedPayment): Promise<GatewayAnswer> {
  const { stripe } = link;
  try {
    const intent = await findIntent(link, payment);
    if (intent === undefined) return { type: 'notFound' };
    const { status } = intent;
    if (status === 'succeeded' || status === 'canceled') return answerOfIntent(intent);
    const before = answerOfIntent(intent);
    const answer = answerOfIntent(await stripe.paymentIntents.cancel(intent.id, {}, accountOf(payment.merchant)));
    // A cancelled intent does not say how much had come for it.
    return knownAnswer(before, answer);
  } catch (error) {
    const known = stripeErrorOf(error);
    if (known === undefined) throw error;
    return known.code === 'payment_intent_unexpected_state' ? askIntent(link, payment) : { type: 'unknown' };
  }
}
