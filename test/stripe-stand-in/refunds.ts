import type { Stripe } from 'stripe';
import { type Form, textOf, textsOf } from './form.ts';
import { intentOf } from './intents.ts';
import type { Account, Refund, World } from './objects.ts';
import { onlyParameters, Refusal } from './refusal.ts';

export interface RefundSettings {
  isRefundPending: boolean;
  /** The organiser's account has less than goes back, and Stripe calls it so. */
  lacksBalance: 'balance_insufficient' | 'insufficient_funds' | undefined;
}

export function createRefund({ account, now, newId }: World, form: Form, settings: RefundSettings): Refund {
  onlyParameters(form, ['payment_intent', 'amount', 'metadata']);
  const intent = intentOf(account, textOf(form['payment_intent']));
  if (intent.status !== 'succeeded') {
    throw new Refusal(400, { message: 'This PaymentIntent does not have a successful charge to refund.' });
  }
  const amount = Number(textOf(form['amount']));
  const gone = refundsOf(account, intent.id).reduce((sum, refund) => sum + refund.amount, 0);
  if (gone === intent.amount_received) {
    throw new Refusal(400, { code: 'charge_already_refunded', message: 'The charge has already been refunded.' });
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount_received - gone) {
    throw new Refusal(400, { param: 'amount', message: 'That is more than is left of the charge.' });
  }
  if ([...account.disputes.values()].some((one) => one.payment_intent === intent.id && one.status !== 'won')) {
    throw new Refusal(400, { code: 'charge_disputed', message: 'This charge has been charged back.' });
  }
  if (settings.lacksBalance !== undefined) {
    throw new Refusal(400, { code: settings.lacksBalance, message: 'Insufficient funds in your Stripe balance.' });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: settings.isRefundPending ? null : newId('txn'),
    charge: intent.latest_charge,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: textsOf(form['metadata']),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: settings.isRefundPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
    ...(settings.isRefundPending ? { pending_reason: 'processing' } : {}),
  };
  account.refunds.set(refund.id, refund);
  return refund;
}

export function listRefunds(account: Account, intentId: string): Stripe.ApiList<Stripe.Refund> {
  return { object: 'list', url: '/v1/refunds', has_more: false, data: refundsOf(account, intentId) };
}

function refundsOf(account: Account, intentId: string): Refund[] {
  return [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
}
