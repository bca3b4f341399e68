import type { Stripe } from 'stripe';
import type { RefundAnswer } from '../../rules/gateway-answer.ts';
import type { AskedPayment } from '../gateway.ts';
import { type AskedCharge, findIntent } from './find-intent.ts';
import { accountOf, stripeErrorOf, type StripeLink } from './stripe-client.ts';

const lacksBalance: ReadonlySet<string> = new Set(['balance_insufficient', 'insufficient_funds']);

/**
 * Pays back to the card. Money from a till or a transfer could only go to an account that the buyer would have to name
 * to Stripe by mail. So it is refused, and the organiser pays it back by hand. A refund is found by its key, also after
 * Stripe has forgotten the request.
 */
export async function refundIntent(
  link: StripeLink,
  payment: AskedPayment,
  refundKey: string,
  amount: number,
): Promise<RefundAnswer> {
  const { stripe, log } = link;
  const account = accountOf(payment.merchant);
  try {
    const intent = await findIntent(link, payment);
    if (intent?.status !== 'succeeded' || !intent.payment_method_types.includes('card')) return 'refused';
    const known = (await refundsOf(link, intent.id, account)).find(
      ({ metadata }) => metadata?.['refundKey'] === refundKey,
    );
    if (known !== undefined) return answerOfRefund(known);
    return answerOfRefund(
      await stripe.refunds.create(
        { payment_intent: intent.id, amount, metadata: { refundKey, paymentKey: payment.paymentKey } },
        { ...account, idempotencyKey: `${payment.paymentKey}/${refundKey}` },
      ),
    );
  } catch (error) {
    const known = stripeErrorOf(error);
    if (known === undefined) throw error;
    const { statusCode, rawType, code, message, requestId } = known;
    if ((statusCode !== 400 && statusCode !== 402) || rawType === 'idempotency_error') return 'unknown';
    if (code === 'charge_already_refunded' && (await paidElsewhere(link, payment)) >= amount) return 'paidElsewhere';
    // Its chargeback is on its way to us, and decides what becomes of the refund.
    if (code === 'charge_disputed') return 'unknown';
    log.warn('Stripe does not pay back.', { paymentKey: payment.paymentKey, refundKey, code, message, requestId });
    return code !== undefined && lacksBalance.has(code) ? 'lacksBalance' : 'refused';
  }
}

/** The money of a charge that others than this server have paid back in Stripe's dashboard. */
export async function paidElsewhere(link: StripeLink, payment: AskedCharge): Promise<number> {
  const intent = await findIntent(link, payment);
  if (intent === undefined) return 0;
  const all = await refundsOf(link, intent.id, accountOf(payment.merchant));
  return all
    .filter(({ status, metadata }) => status !== 'failed' && status !== 'canceled' && !metadata?.['refundKey'])
    .reduce((sum, { amount }) => sum + amount, 0);
}

function refundsOf(
  { stripe }: StripeLink,
  intentId: string,
  account: ReturnType<typeof accountOf>,
): Promise<Stripe.Refund[]> {
  return stripe.refunds.list({ payment_intent: intentId, limit: 100 }, account).autoPagingToArray({ limit: 10_000 });
}

/** A pending refund is requested again, with the same key. */
function answerOfRefund({ status }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'unknown';
}
