import { type Form, partOf, textOf } from './form.ts';
import { intentOf } from './intents.ts';
import type { Account, Refund } from './objects.ts';
import { onlyParameters, Refusal } from './refusal.ts';

export interface RefundSettings {
  isRefundPending: boolean;
  /** The organiser's account has less than goes back, and Stripe calls it so. */
  lacksBalance: 'balance_insufficient' | 'insufficient_funds' | undefined;
}

export function createRefund(account: Account, form: Form, id: string, settings: RefundSettings): Refund {
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
  if (settings.lacksBalance !== undefined) {
    throw new Refusal(400, { code: settings.lacksBalance, message: 'Insufficient funds in your Stripe balance.' });
  }
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: settings.isRefundPending ? 'pending' : 'succeeded',
    metadata: Object.fromEntries(
      Object.entries(partOf(form['metadata'])).map(([name, value]) => [name, textOf(value)] as const),
    ),
  };
  account.refunds.set(id, refund);
  return refund;
}

export function listRefunds(account: Account, intentId: string): unknown {
  return { object: 'list', url: '/v1/refunds', has_more: false, data: refundsOf(account, intentId) };
}

function refundsOf(account: Account, intentId: string): Refund[] {
  return [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
}
