import type { Stripe } from 'stripe';
import type { GatewayNews, RefundNews } from '../gateway.ts';
import { answerOfIntent } from './read-intent.ts';
import { accountOf, type StripeLink } from './stripe-client.ts';

/** Seconds between Stripe's signature and our clock. */
const tolerance = 300;

/**
 * What an event of Stripe says. Events are repeated and overtake each other: what is final is believed, and of anything
 * else Stripe is asked how it is now; throws when it does not answer. That a refund is done
 * is told by the answer to its request, that it came back only here.
 */
export async function readWebhook(
  { stripe, clock, log }: StripeLink,
  secrets: readonly string[],
  headers: Headers,
  body: string,
): Promise<GatewayNews | RefundNews | 'nothingOfOurs' | undefined> {
  const event = verified({ stripe, clock }, secrets, headers.get('stripe-signature') ?? '', body);
  if (event === undefined) return undefined;
  if (event.type === 'refund.failed') return refundNewsOf(event.data.object);
  const told = intentOfEvent(event);
  const paymentKey = told?.metadata['paymentKey'];
  if (told === undefined || paymentKey === undefined) return 'nothingOfOurs';
  if (event.type === 'payment_intent.partially_funded') {
    log.warn('A bank transfer was less than the sum: the rest is awaited.', { paymentKey, intent: told.id });
    return 'nothingOfOurs';
  }
  const isFinal = told.status === 'succeeded' || told.status === 'canceled';
  const intent = isFinal
    ? told
    : await stripe.paymentIntents.retrieve(told.id, {}, accountOf({ stripeAccount: event.account }));
  return { paymentKey, gatewayKey: told.id, answer: answerOfIntent(intent) };
}

/** More than one secret: Stripe signs for each endpoint by its own, and by the old and the new one while they change. */
function verified(
  { stripe, clock }: Pick<StripeLink, 'stripe' | 'clock'>,
  secrets: readonly string[],
  signature: string,
  body: string,
): Stripe.Event | undefined {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, clock());
    } catch {
      // Not by this secret, too old, or no JSON.
    }
  }
  return undefined;
}

const events: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.canceled',
  'payment_intent.partially_funded',
];

function intentOfEvent(event: Stripe.Event): Stripe.PaymentIntent | undefined {
  return events.includes(event.type) ? (event.data.object as Stripe.PaymentIntent) : undefined;
}

function refundNewsOf({ metadata, payment_intent: intent }: Stripe.Refund): RefundNews | 'nothingOfOurs' {
  const { paymentKey, refundKey } = metadata ?? {};
  if (paymentKey === undefined || refundKey === undefined || intent === null) return 'nothingOfOurs';
  return { paymentKey, refundKey, gatewayKey: typeof intent === 'string' ? intent : intent.id };
}
