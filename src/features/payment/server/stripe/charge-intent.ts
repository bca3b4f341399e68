import type { Instant } from '#kernel/clock.ts';
import type { Stripe } from 'stripe';
import type { GatewayAnswer, RefusedReason } from '../../rules/gateway-answer.ts';
import type { ChargeName, ChargeRequest } from '../gateway.ts';
import { cancelIntent } from './ask-or-cancel.ts';
import { confirmationOf, intentOf, isPossible } from './intent-parameters.ts';
import { answerOfIntent, isUntouched } from './read-intent.ts';
import { refusedReasonOf } from './refused-reason.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

/**
 * Charges in two steps. First an intent that charges nothing is made and its name is stored; then it is confirmed. So a
 * failure before the confirmation has charged nothing, and after a lost confirmation Stripe is asked by name.
 */
export async function chargeIntent(link: StripeLink, request: ChargeRequest, name: ChargeName): Promise<GatewayAnswer> {
  const startedAt = link.clock();
  const stored = await name.stored();
  if (stored !== undefined) {
    const intent = await retrieve(link, request, stored);
    if (intent === undefined) return { type: 'unknown' };
    return isUntouched(intent) ? confirm(link, request, stored) : answerOfIntent(intent);
  }
  if (!isPossible(request, startedAt)) return refused('notPossible');
  const made = await makeIntent(link, request, startedAt);
  if (typeof made !== 'string') {
    const meanwhile = await name.stored();
    return meanwhile === undefined ? made : answerNow(link, request, meanwhile);
  }
  const kept = await name.keep(made);
  if (kept !== made) return answerNow(link, request, kept);
  // A buyer who waited this long has given up; a confirmation now would surprise them.
  if (link.clock() - startedAt > 2 * link.timeoutMs) return refused('timeout');
  return confirm(link, request, made);
}

/**
 * Answers Stripe's name of the intent. This step charges nothing, so any failure here is a refusal, unless another call
 * with the same key is running.
 */
async function makeIntent(
  { stripe, log }: StripeLink,
  request: ChargeRequest,
  now: Instant,
): Promise<string | GatewayAnswer> {
  const { paymentKey, merchant, source, buyer } = request;
  const account = accountOf(merchant);
  const payer = { name: buyer.name || buyer.mail, mail: buyer.mail };
  try {
    // One customer for each transfer, so that money that comes pays this order and no other.
    const customer =
      source.kind === 'bank'
        ? await stripe.customers.create(
            { name: payer.name, email: payer.mail, metadata: { paymentKey } },
            { ...account, idempotencyKey: `${paymentKey}/customer` },
          )
        : undefined;
    const { id } = await stripe.paymentIntents.create(intentOf(request, payer, customer?.id, now), {
      ...account,
      idempotencyKey: paymentKey,
    });
    return id;
  } catch (error) {
    const known = stripeErrorOf(error);
    if (known === undefined) throw error;
    if (isOfAnotherCall(known)) return { type: 'unknown' };
    const reason = reasonOfFailure(known);
    if (reason === 'maintenance') log.error('Stripe does not take payments.', { paymentKey, error: told(known) });
    return refused(reason);
  }
}

async function confirm(link: StripeLink, request: ChargeRequest, intentId: string): Promise<GatewayAnswer> {
  const { stripe, log, timeoutMs } = link;
  const { paymentKey, merchant } = request;
  try {
    const intent = await stripe.paymentIntents.confirm(intentId, confirmationOf(request), {
      ...accountOf(merchant),
      idempotencyKey: `${paymentKey}/confirm`,
      // Stripe asks the card's issuer, which takes time. A lost answer is followed by one question and no more waiting.
      timeout: 2 * timeoutMs,
      maxNetworkRetries: 0,
    });
    return intent.next_action !== null && answerOfIntent(intent).type === 'unknown'
      ? cancelIntent(link, { paymentKey, merchant, gatewayKey: intentId })
      : answerOfIntent(intent);
  } catch (error) {
    const known = stripeErrorOf(error);
    if (known === undefined) throw error;
    if (known.statusCode === 402) return refused(refusedReasonOf(known));
    const intent = await retrieve(link, request, intentId);
    if (intent === undefined) return { type: 'unknown' };
    if (!isUntouched(intent)) return answerOfIntent(intent);
    if (isOfAnotherCall(known)) return { type: 'unknown' };
    // It was not confirmed. A confirmation that is still on its way fails after this.
    log.warn('Stripe did not confirm a payment.', { paymentKey, error: told(known) });
    const answer = await cancelIntent(link, { paymentKey, merchant, gatewayKey: intentId });
    return answer.type === 'refused' && answer.reason === 'canceled' ? refused(reasonOfFailure(known)) : answer;
  }
}

async function answerNow(link: StripeLink, request: ChargeRequest, intentId: string): Promise<GatewayAnswer> {
  const intent = await retrieve(link, request, intentId);
  // The call that stored its name is about to confirm it.
  return intent === undefined || isUntouched(intent) ? { type: 'unknown' } : answerOfIntent(intent);
}

async function retrieve(
  { stripe }: StripeLink,
  { merchant }: ChargeRequest,
  intentId: string,
): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(intentId, {}, accountOf(merchant));
  } catch (error) {
    if (stripeErrorOf(error) === undefined) throw error;
    return undefined;
  }
}

/** Another call uses the key at the same time, or it was used for another request: that call's outcome counts. */
function isOfAnotherCall({ statusCode, rawType }: Stripe.errors.StripeError): boolean {
  return statusCode === 409 || rawType === 'idempotency_error';
}

/** Why nothing was charged: because of the buyer's card, or for a reason that the buyer cannot change. */
function reasonOfFailure(error: Stripe.errors.StripeError): RefusedReason {
  if (error.type === 'StripeConnectionError') return /timeout/.test(error.message) ? 'timeout' : 'maintenance';
  if (error.statusCode === 402) return refusedReasonOf(error);
  if (error.statusCode !== 400 && error.statusCode !== 404) return 'maintenance';
  if (error.code === 'resource_missing' && error.param !== 'payment_method') return 'maintenance';
  const reason = refusedReasonOf(error);
  if (reason !== 'declined') return reason;
  return error.param === 'payment_method' ? 'cardInvalid' : 'maintenance';
}

/** The text for the log. Stripe's messages name ids and parameters, never a card; a mail address is taken out. */
function told({ type, code, message, requestId, statusCode }: Stripe.errors.StripeError): Record<string, unknown> {
  return { type, code, message: message.replaceAll(/\S+@\S+/g, '…'), requestId, statusCode };
}

function refused(reason: RefusedReason): GatewayAnswer {
  return { type: 'refused', reason };
}
