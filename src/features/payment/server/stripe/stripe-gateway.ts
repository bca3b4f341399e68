import type { Clock } from '#kernel/clock.ts';
import type { Log } from '#server/log/log.ts';
import type { PaymentGateway } from '../gateway.ts';
import { askIntent, cancelIntent } from './ask-or-cancel.ts';
import { chargeIntent } from './charge-intent.ts';
import { forgetCard, registerCard } from './kept-cards.ts';
import { readWebhook } from './read-webhook.ts';
import { refundIntent } from './refund-intent.ts';
import { openStripe, type StripeLink } from './stripe-client.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** So everything before the confirmation, and the confirmation, take less than the 25 s that a buyer waits. */
const requestTimeoutMs = 8000;

/** Stripe, through its SDK: docs/payments.md. */
export async function createStripeGateway(
  settings: StripeSettings,
  { clock, log }: { clock: Clock; log: Log },
): Promise<PaymentGateway> {
  const { publishableKey, webhookSecrets, apiHost, timeoutMs = requestTimeoutMs } = settings;
  const stripe = await openStripe({ secretKey: settings.secretKey, apiHost, timeoutMs });
  const link: StripeLink = { stripe, timeoutMs, clock, log };
  return {
    name: 'stripe',
    // The owner of a connected account can make charges that claim to be ours.
    namesBeforehand: true,
    // A confirmation begins at most two time-outs after the charge, and waits for two.
    arrivesWithinMs: 4 * timeoutMs,
    charge: (request, name) => chargeIntent(link, request, name),
    ask: (payment) => askIntent(link, payment),
    cancel: (payment) => cancelIntent(link, payment),
    refund: (payment, refundKey, amount) => refundIntent(link, payment, refundKey, amount),
    registerCard: (merchant, customer, token) => registerCard(link, merchant, customer, token),
    forgetCard: (merchant, card) => forgetCard(link, merchant, card),
    // A publishable key can only make tokens and never expires.
    tokenizer: async ({ stripeAccount = '' }) => ({
      url: `${apiHost}/v1/payment_methods`,
      bearer: publishableKey,
      routingKey: stripeAccount,
      expiresIn: 3600,
      dialect: 'stripe',
    }),
    readWebhook: (headers, body) => readWebhook(link, webhookSecrets, headers, body),
  };
}
