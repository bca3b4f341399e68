import type { Stripe } from 'stripe';
import { giveBack } from './cash-balance.ts';
import { testCards } from './cards.ts';
import { type Form, listOf, partOf, textOf, textsOf } from './form.ts';
import { createMethod, shownMethod, usedUp } from './methods.ts';
import { bankAccount, storeNumbers } from './next-actions.ts';
import type { Account, Intent, Method, World } from './objects.ts';
import { missing, onlyParameters, Refusal } from './refusal.ts';

const createParameters = [
  'amount',
  'currency',
  'allowed_payment_method_types',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'setup_future_usage',
];

export function createIntent(world: World, form: Form): Intent {
  const { account, now, newId } = world;
  onlyParameters(form, createParameters);
  const types = listOf(form['allowed_payment_method_types']);
  const amount = Number(textOf(form['amount']));
  const type = types[0] ?? '';
  if (types.length !== 1 || !['card', 'konbini', 'customer_balance'].includes(type)) {
    throw new Refusal(400, { param: 'allowed_payment_method_types', message: 'Not a type of this account.' });
  }
  if (textOf(form['currency']) !== 'jpy') throw new Refusal(400, { param: 'currency', message: 'Not a currency.' });
  checkAmount(amount, type);
  const metadata = textsOf(form['metadata']);
  for (const [name, value] of Object.entries(metadata)) {
    if (name.length > 40 || value.length > 500) throw new Refusal(400, { param: 'metadata', message: 'Too long.' });
  }
  const customer = textOf(form['customer']) || null;
  if (customer !== null && !account.customers.has(customer)) throw missing('customer', customer, 'customer');
  const method = methodOf(world, form, customer, type);
  if (type === 'customer_balance' && customer === null) {
    throw new Refusal(400, { code: 'parameter_missing', param: 'customer', message: 'A customer is needed.' });
  }
  if (type === 'konbini' && (method.billing_details.name === null || method.billing_details.email === null)) {
    throw new Refusal(400, { code: 'parameter_missing', param: 'billing_details', message: 'Name and email.' });
  }
  const options = partOf(form['payment_method_options']);
  onlyParameters(options, [type]);
  checkStoreDeadline(partOf(options['konbini']), now);
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_StandIn`,
    confirmation_method: 'automatic',
    created: now,
    currency: 'jpy',
    customer,
    customer_account: null,
    description: textOf(form['description']) || null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: optionsOf(options),
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: textOf(form['setup_future_usage']) || null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  };
  account.intents.set(intent.id, intent);
  return intent;
}

function optionsOf(options: Form): Stripe.PaymentIntent.PaymentMethodOptions {
  const { card, konbini, customer_balance: balance } = options;
  const expires = textOf(partOf(konbini)['expires_at']);
  const transfer = textOf(partOf(partOf(balance)['bank_transfer'])['type']);
  return {
    ...(card === undefined ? {} : { card: cardOptionsOf(partOf(card)) }),
    ...(konbini === undefined
      ? {}
      : {
          konbini: {
            confirmation_number: null,
            expires_after_days: null,
            expires_at: expires === '' ? null : Number(expires),
            product_description: null,
          },
        }),
    ...(balance === undefined
      ? {}
      : { customer_balance: { bank_transfer: { type: transfer }, funding_type: 'bank_transfer' } }),
  };
}

function cardOptionsOf(card: Form): Stripe.PaymentIntent.PaymentMethodOptions.Card {
  const request_three_d_secure = textOf(card['request_three_d_secure']) || 'automatic';
  return { installments: null, mandate_options: null, network: null, request_three_d_secure };
}

function checkAmount(amount: number, type: string): void {
  const refuse = (code: string): Refusal => new Refusal(400, { code, param: 'amount', message: 'Not that amount.' });
  if (!Number.isInteger(amount)) throw refuse('parameter_invalid_integer');
  if (amount < (type === 'konbini' ? 120 : 50)) throw refuse('amount_too_small');
  if (amount > (type === 'konbini' ? 300_000 : 99_999_999)) throw refuse('amount_too_large');
}

function checkStoreDeadline(konbini: Form, now: number): void {
  onlyParameters(konbini, ['expires_at']);
  if (konbini['expires_at'] === undefined) return;
  const left = Number(textOf(konbini['expires_at'])) - now;
  if (!(left > 30 * 60 && left < 60 * 24 * 3600)) {
    throw new Refusal(400, { param: 'payment_method_options[konbini][expires_at]', message: 'Not until then.' });
  }
}

function methodOf(world: World, form: Form, customer: string | null, type: string): Method {
  const { account } = world;
  if (form['payment_method_data'] !== undefined) return createMethod(world, partOf(form['payment_method_data']));
  const id = textOf(form['payment_method']);
  const method = account.methods.get(id);
  if (method === undefined || method.type !== type) throw missing('PaymentMethod', id, 'payment_method');
  if (method.isUsedUp) throw usedUp();
  if (method.customer !== customer) throw missing('PaymentMethod', id, 'payment_method');
  return method;
}

export function confirmIntent(world: World, id: string, form: Form): Intent {
  onlyParameters(form, ['return_url', 'off_session']);
  const intent = intentOf(world.account, id);
  if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method') {
    throw unexpectedState(intent, 'confirm');
  }
  const method = world.account.methods.get(intent.payment_method ?? '');
  if (method === undefined) throw new Refusal(400, { message: 'You cannot confirm without a payment method.' });
  if (!URL.canParse(textOf(form['return_url']))) {
    throw new Refusal(400, { code: 'url_invalid', param: 'return_url', message: 'Not a URL.' });
  }
  if (method.type === 'konbini') {
    intent.status = 'requires_action';
    intent.next_action = storeNumbers(world, intent);
  } else if (method.type === 'customer_balance') {
    intent.status = 'requires_action';
    intent.next_action = bankAccount(intent.amount);
  } else {
    confirmCard(world, intent, method, form);
  }
  return intent;
}

function confirmCard(world: World, intent: Intent, method: Method, form: Form): void {
  const card = testCards[method.number ?? ''];
  const isAway = textOf(form['off_session']) === 'true';
  if (method.customer === null) method.isUsedUp = true;
  const wanted = intent.payment_method_options?.card?.request_three_d_secure;
  if (card?.threeDSecure === 'required' && isAway) {
    throw fail(intent, method, { code: 'authentication_required', decline_code: 'authentication_required' });
  }
  if (card?.threeDSecure === 'required' || (card?.threeDSecure === 'supported' && wanted === 'any')) {
    intent.status = 'requires_action';
    const url = `${world.host}/3d-secure/${intent.id}`;
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: textOf(form['return_url']) },
    };
    return;
  }
  settleCard(intent, method);
}

/** The answer of the card's issuer, after 3-D Secure or without it. */
export function settleCard(intent: Intent, method: Method | undefined): void {
  const decline = testCards[method?.number ?? '']?.decline;
  if (decline !== undefined) throw fail(intent, method, decline);
  succeed(intent);
}

export function succeed(intent: Intent): void {
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    latest_charge: chargeOf(intent),
  } satisfies Partial<Intent>);
}

const chargeOf = ({ id }: Intent): string => id.replace('pi_', 'ch_');

/** The attempt failed; the intent may be tried again with another way of paying. */
export function fail(
  intent: Intent,
  method: Method | undefined,
  error: Partial<Stripe.PaymentIntent.LastPaymentError> & { code: string },
): Refusal {
  const isIssuer = error.type === undefined;
  const told = {
    type: 'card_error',
    message: 'Your card was declined.',
    ...error,
    ...(isIssuer ? { charge: chargeOf(intent) } : {}),
    ...(method === undefined ? {} : { payment_method: shownMethod(method) }),
  } satisfies Stripe.PaymentIntent.LastPaymentError;
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: told,
    ...(isIssuer ? { latest_charge: chargeOf(intent) } : {}),
  } satisfies Partial<Intent>);
  return new Refusal(402, { ...told, payment_intent: structuredClone(intent) });
}

export function cancelIntent(world: World, id: string, form: Form): Intent {
  onlyParameters(form, []);
  const intent = intentOf(world.account, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(intent, 'cancel');
  }
  giveBack(world, intent);
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: world.now,
    next_action: null,
  } satisfies Partial<Intent>);
  return intent;
}

export function intentOf(account: Account, id: string): Intent {
  const intent = account.intents.get(id);
  if (intent === undefined) throw missing('payment_intent', id, 'id');
  return intent;
}

function unexpectedState(intent: Intent, what: string): Refusal {
  return new Refusal(400, {
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  });
}
