import { tokenRequest } from '#features/credit-card/web/tokenize-card.ts';
import type { PaymentSource } from '#features/payment/server.ts';
import type { StripeWorld } from './stripe-gateway.ts';
import type { Form } from './stripe-stand-in/form.ts';

/** One kind of request to Stripe: the method of the SDK that makes it, and the SDK's types of its form and answer. */
export interface StripeCall {
  sdk: string;
  params: string;
  answer: string;
}

const list = (of: string): string => `Stripe.ApiList<${of}>`;

/** Every kind of request that Hiroba makes. The browser makes the first one itself. */
export const stripeCalls: Record<string, StripeCall> = {
  'POST payment_methods': {
    sdk: 'paymentMethods.create',
    params: 'Stripe.PaymentMethodCreateParams',
    answer: 'Stripe.PaymentMethod',
  },
  'POST payment_methods/id/attach': {
    sdk: 'paymentMethods.attach',
    params: 'Stripe.PaymentMethodAttachParams',
    answer: 'Stripe.PaymentMethod',
  },
  'POST customers': { sdk: 'customers.create', params: 'Stripe.CustomerCreateParams', answer: 'Stripe.Customer' },
  'DELETE customers/id': {
    sdk: 'customers.del',
    params: 'Stripe.CustomerDeleteParams',
    answer: 'Stripe.DeletedCustomer',
  },
  'GET customers/id/cash_balance_transactions': {
    sdk: 'customers.listCashBalanceTransactions',
    params: 'Stripe.CustomerListCashBalanceTransactionsParams',
    answer: list('Stripe.CustomerCashBalanceTransaction'),
  },
  'POST payment_intents': {
    sdk: 'paymentIntents.create',
    params: 'Stripe.PaymentIntentCreateParams',
    answer: 'Stripe.PaymentIntent',
  },
  'POST payment_intents/id/confirm': {
    sdk: 'paymentIntents.confirm',
    params: 'Stripe.PaymentIntentConfirmParams',
    answer: 'Stripe.PaymentIntent',
  },
  'POST payment_intents/id/cancel': {
    sdk: 'paymentIntents.cancel',
    params: 'Stripe.PaymentIntentCancelParams',
    answer: 'Stripe.PaymentIntent',
  },
  'GET payment_intents/id': {
    sdk: 'paymentIntents.retrieve',
    params: 'Stripe.PaymentIntentRetrieveParams',
    answer: 'Stripe.PaymentIntent',
  },
  'GET payment_intents/search': {
    sdk: 'paymentIntents.search',
    params: 'Stripe.PaymentIntentSearchParams',
    answer: 'Stripe.ApiSearchResult<Stripe.PaymentIntent>',
  },
  'GET payment_intents': {
    sdk: 'paymentIntents.list',
    params: 'Stripe.PaymentIntentListParams',
    answer: list('Stripe.PaymentIntent'),
  },
  'POST refunds': { sdk: 'refunds.create', params: 'Stripe.RefundCreateParams', answer: 'Stripe.Refund' },
  'GET disputes/id': { sdk: 'disputes.retrieve', params: 'Stripe.DisputeRetrieveParams', answer: 'Stripe.Dispute' },
  'GET refunds': { sdk: 'refunds.list', params: 'Stripe.RefundListParams', answer: list('Stripe.Refund') },
};

/** `POST /v1/refunds` → `POST refunds`; an id of an object becomes `id`. */
export function callOf(what: string): string {
  return what.replace(' /v1/', ' ').replace(/\/(pi|pm|cus|du)_\w+/, '/id');
}

/** The account stands in the form as Stripe.js sends it. The API reference does not name it. */
export function withoutAccount({ _stripe_account: _, ...form }: Form): Form {
  return form;
}

/** Has the product make every kind of request, and reads every kind of event, with all ways to pay. */
export async function playStripeTraffic(world: StripeWorld): Promise<void> {
  const { standIn, gateway, merchant, now } = world;
  const account = merchant.stripeAccount ?? '';
  let drawn = 0;

  const intentOf = (paymentKey: string) => standIn.intent(world.names.get(paymentKey) ?? '');
  async function token(cardNumber: string): Promise<string> {
    const form = { cardNumber, expire: '04/30', securityCode: '123' };
    const tokenizer = await gateway.tokenizer(merchant, 'https://hiroba.test');
    const request = tokenRequest({ provider: 'Stripe', ...tokenizer }, form);
    const { id } = (await (await fetch(tokenizer.url, request)).json()) as { id: string };
    return id;
  }
  async function charge(source: PaymentSource, more: { deadline?: number; isBuyerAway?: boolean } = {}) {
    const paymentKey = `K7Q2ABCD/${(drawn += 1)}`;
    await world.charge({ paymentKey, source, ...more });
    return paymentKey;
  }
  const withToken = async (number: string) => charge({ kind: 'token', token: await token(number) });
  const keep = async (number: string) =>
    gateway.registerCard(merchant, { key: 'm5', mail: 'hanako@example.jp' }, { token: await token(number) });
  async function tell(type: string, object: object): Promise<void> {
    const { headers, body } = standIn.event(type, object, account === '' ? {} : { account });
    await gateway.readWebhook(headers, body);
  }

  // Cards that are typed.
  const paid = await withToken('4242424242424242');
  await tell('payment_intent.succeeded', intentOf(paid));
  await withToken('4000000000009995');
  await withToken('4000000000000069');
  await charge({ kind: 'token', token: 'pm_unknown' });
  const waits = await withToken('4000000000003220');
  await tell('payment_intent.requires_action', intentOf(waits));
  standIn.authenticate(intentOf(waits).id, false);
  await tell('payment_intent.payment_failed', intentOf(waits));
  const works = await withToken('4000000000003220');
  intentOf(works).status = 'processing';
  await tell('payment_intent.processing', intentOf(works));

  // Cards that are kept.
  const kept = { kind: 'card' as const, ...(await keep('4242424242424242')) };
  await charge(kept);
  await charge(kept, { isBuyerAway: true });
  await charge({ kind: 'card', ...(await keep('4000002760003184')) }, { isBuyerAway: true });
  await keep('4000000000000002').catch(() => undefined);
  await gateway.forgetCard(merchant, kept);
  await gateway.forgetCard(merchant, kept);

  // Tills.
  const atTill = await charge({ kind: 'store', store: 'lawson' }, { deadline: now() + 48 * 60 * 60 * 1000 });
  standIn.expire(intentOf(atTill).id);
  await tell('payment_intent.payment_failed', intentOf(atTill));
  const stopped = await charge({ kind: 'store', store: 'familymart' });
  await gateway.cancel(world.asked(stopped));
  await tell('payment_intent.canceled', intentOf(stopped));

  // Transfers.
  const bank = await charge({ kind: 'bank' }, { deadline: now() + 48 * 60 * 60 * 1000 });
  standIn.transfer(intentOf(bank).id, 400);
  await tell('payment_intent.partially_funded', intentOf(bank));
  standIn.transfer(intentOf(bank).id, 700);
  await tell('cash_balance.funds_available', standIn.cashBalance(intentOf(bank).id));
  standIn.recallTransfer(intentOf(bank).id, 100);
  await tell('cash_balance.funds_available', standIn.cashBalance(intentOf(bank).id));
  const left = await charge({ kind: 'bank' });
  standIn.transfer(intentOf(left).id, 400);
  await gateway.cancel(world.asked(left));
  await tell('cash_balance.funds_available', standIn.cashBalance(intentOf(left).id));

  // Money back.
  await gateway.refund(world.asked(paid), 'refund/1', 300);
  await gateway.refund(world.asked(paid), 'refund/2', 10_000);
  standIn.settings.isRefundPending = true;
  await gateway.refund(world.asked(paid), 'refund/3', 100);
  await tell('refund.created', standIn.payBackInDashboard(intentOf(paid).id, 600));
  await gateway.refund(world.asked(paid), 'refund/4', 100);
  const refund = [...standIn.book(account).refunds.values()].at(-1) ?? {};
  await tell('refund.failed', { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' });

  const dispute = standIn.dispute(intentOf(paid).id);
  await tell('charge.dispute.created', dispute);
  await gateway.refund(world.asked(paid), 'refund/5', 50);
  await tell('charge.dispute.closed', standIn.decide(dispute, 'lost'));

  // What is not there, or not there any more.
  await gateway.ask({ ...world.asked(paid), gatewayKey: undefined });
  await gateway.ask({ ...world.asked(paid), gatewayKey: 'pi_unknown' });
  standIn.breaks(/payment_intents$/, 'rateLimited');
  await charge(kept);
  standIn.breaks(/payment_intents$/, 'error500', 2);
  await charge(kept);
}
