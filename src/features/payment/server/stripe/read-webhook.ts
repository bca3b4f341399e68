import type { Stripe } from 'stripe';
import type { ChargebackState } from '../../rules/gateway-answer.ts';
import type { ChargebackNews, ElsewhereNews, RefundNews, WebhookNews } from '../gateway.ts';
import { transferNewsOf } from './read-cash-balance.ts';
import { answerOfIntent } from './read-intent.ts';
import { paidElsewhere } from './refund-intent.ts';
import { accountOf, type StripeLink } from './stripe-client.ts';

/** The most seconds between Stripe's signature and our clock. */
const tolerance = 300;

/**
 * Reads an event of Stripe. Events are repeated and overtake each other: a final state is believed, and for any other
 * Stripe is asked for the present state. Throws when Stripe does not answer. The answer to a refund request says that
 * the refund is done; only a webhook says that its money came back.
 */
export async function readWebhook(
  link: StripeLink,
  secrets: readonly string[],
  headers: Headers,
  body: string,
): Promise<WebhookNews | 'nothingOfOurs' | undefined> {
  const { stripe, clock } = link;
  const event = verified({ stripe, clock }, secrets, headers.get('stripe-signature') ?? '', body);
  if (event === undefined) return undefined;
  if (event.type === 'refund.failed') return refundNewsOf(event.data.object);
  if (event.type === 'refund.created') return elsewhereNewsOf(link, event.data.object, event.account);
  if (isOfDispute(event)) return chargebackNewsOf(link, event.data.object, event.account);
  if (event.type === 'cash_balance.funds_available') return transferNewsOf(link, event.data.object, event.account);
  const told = intentOfEvent(event);
  const paymentKey = told?.metadata['paymentKey'];
  if (told === undefined || paymentKey === undefined) return 'nothingOfOurs';
  const isFinal = told.status === 'succeeded' || told.status === 'canceled';
  const intent = isFinal
    ? told
    : await stripe.paymentIntents.retrieve(told.id, {}, accountOf({ stripeAccount: event.account }));
  return { paymentKey, gatewayKey: told.id, answer: answerOfIntent(intent) };
}

/**
 * There may be several secrets: Stripe has one for each endpoint, and signs with the old and the new one while a secret
 * changes.
 */
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
      // Another secret, too old, or no JSON.
    }
  }
  return undefined;
}

const events = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.canceled',
  'payment_intent.partially_funded',
] as const;

type EventOfIntent = Extract<Stripe.Event, { type: (typeof events)[number] }>;
const isOfIntent = (event: Stripe.Event): event is EventOfIntent => events.some((type) => type === event.type);

function intentOfEvent(event: Stripe.Event): Stripe.PaymentIntent | undefined {
  return isOfIntent(event) ? event.data.object : undefined;
}

const disputeEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

type EventOfDispute = Extract<Stripe.Event, { type: (typeof disputeEvents)[number] }>;
const isOfDispute = (event: Stripe.Event): event is EventOfDispute => disputeEvents.some((type) => type === event.type);

/** An inquiry of a bank (`warning_…`) moves no money. */
const chargebackStateOf: Partial<Record<Stripe.Dispute.Status, ChargebackState>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** The dispute as it is now, since its events overtake each other. */
async function chargebackNewsOf(
  { stripe }: StripeLink,
  { id, payment_intent: told }: Stripe.Dispute,
  account: string | undefined,
): Promise<ChargebackNews | 'nothingOfOurs'> {
  if (told === null) return 'nothingOfOurs';
  const at = accountOf({ stripeAccount: account });
  const intent = await stripe.paymentIntents.retrieve(typeof told === 'string' ? told : told.id, {}, at);
  const { paymentKey } = intent.metadata;
  if (paymentKey === undefined) return 'nothingOfOurs';
  const { amount, status, reason, evidence_details: evidence } = await stripe.disputes.retrieve(id, {}, at);
  const state = chargebackStateOf[status];
  if (state === undefined) return 'nothingOfOurs';
  // 0: the bank takes no answer.
  const respondBy = state === 'open' && evidence.due_by ? evidence.due_by * 1000 : undefined;
  return { paymentKey, gatewayKey: intent.id, chargeback: { key: id, amount, state, reason, respondBy } };
}

/** A refund that this server did not ask for. */
async function elsewhereNewsOf(
  link: StripeLink,
  { metadata, payment_intent }: Stripe.Refund,
  account: string | undefined,
): Promise<ElsewhereNews | 'nothingOfOurs'> {
  if (payment_intent === null || metadata?.['refundKey'] !== undefined) return 'nothingOfOurs';
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
  const merchant = { stripeAccount: account };
  const intent = await link.stripe.paymentIntents.retrieve(id, {}, accountOf(merchant));
  const { paymentKey } = intent.metadata;
  if (paymentKey === undefined) return 'nothingOfOurs';
  return {
    paymentKey,
    gatewayKey: id,
    paidElsewhere: await paidElsewhere(link, { paymentKey, merchant, gatewayKey: id }),
  };
}

function refundNewsOf({ metadata, payment_intent: intent }: Stripe.Refund): RefundNews | 'nothingOfOurs' {
  const { paymentKey, refundKey } = metadata ?? {};
  if (paymentKey === undefined || refundKey === undefined || intent === null) return 'nothingOfOurs';
  return { paymentKey, refundKey, gatewayKey: typeof intent === 'string' ? intent : intent.id };
}
