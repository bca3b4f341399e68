import { giveBack } from './cash-balance.ts';
import { testCards } from './cards.ts';
import { type Form, listOf, partOf, textOf } from './form.ts';
import { createMethod, usedUp } from './methods.ts';
import type { Account, Intent, Method } from './objects.ts';
import { missing, onlyParameters, Refusal } from './refusal.ts';

export interface IntentWorld {
  account: Account;
  /** Seconds. */
  now: number;
  newId(prefix: string): string;
  /** The address of 3-D Secure. */
  host: string;
}

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

export function createIntent({ account, now, newId }: IntentWorld, form: Form): Intent {
  onlyParameters(form, createParameters);
  const types = listOf(form['allowed_payment_method_types']);
  const amount = Number(textOf(form['amount']));
  const type = types[0] ?? '';
  if (types.length !== 1 || !['card', 'konbini', 'customer_balance'].includes(type)) {
    throw new Refusal(400, { param: 'allowed_payment_method_types', message: 'Not a type of this account.' });
  }
  if (textOf(form['currency']) !== 'jpy') throw new Refusal(400, { param: 'currency', message: 'Not a currency.' });
  checkAmount(amount, type);
  const metadata = Object.fromEntries(
    Object.entries(partOf(form['metadata'])).map(([name, value]) => [name, textOf(value)] as const),
  );
  for (const [name, value] of Object.entries(metadata)) {
    if (name.length > 40 || value.length > 500) throw new Refusal(400, { param: 'metadata', message: 'Too long.' });
  }
  const customer = textOf(form['customer']) || null;
  if (customer !== null && !account.customers.has(customer)) throw missing('customer', customer, 'customer');
  const method = methodOf(account, form, customer, type, newId);
  if (type === 'customer_balance' && customer === null) {
    throw new Refusal(400, { code: 'parameter_missing', param: 'customer', message: 'A customer is needed.' });
  }
  if (type === 'konbini' && (method.billing_details.name === '' || method.billing_details.email === '')) {
    throw new Refusal(400, { code: 'parameter_missing', param: 'billing_details', message: 'Name and email.' });
  }
  const options = partOf(form['payment_method_options']);
  onlyParameters(options, [type]);
  checkStoreDeadline(partOf(options['konbini']), now);
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: 'jpy',
    status: 'requires_confirmation',
    customer,
    payment_method: method.id,
    allowed_payment_method_types: types,
    payment_method_types: types,
    payment_method_options: options,
    description: textOf(form['description']) || null,
    metadata,
    next_action: null,
    last_payment_error: null,
    setup_future_usage: textOf(form['setup_future_usage']) || null,
    created: now,
    livemode: false,
  };
  account.intents.set(intent.id, intent);
  return intent;
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

function methodOf(
  account: Account,
  form: Form,
  customer: string | null,
  type: string,
  newId: IntentWorld['newId'],
): Method {
  if (form['payment_method_data'] !== undefined) {
    return createMethod(account, partOf(form['payment_method_data']), newId('pm'));
  }
  const id = textOf(form['payment_method']);
  const method = account.methods.get(id);
  if (method === undefined || method.type !== type) throw missing('PaymentMethod', id, 'payment_method');
  if (method.isUsedUp) throw usedUp();
  if (method.customer !== customer) throw missing('PaymentMethod', id, 'payment_method');
  return method;
}

export function confirmIntent(world: IntentWorld, id: string, form: Form): Intent {
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

function confirmCard(world: IntentWorld, intent: Intent, method: Method, form: Form): void {
  const card = testCards[method.card?.number ?? ''];
  const isAway = textOf(form['off_session']) === 'true';
  if (method.customer === null) method.isUsedUp = true;
  const wanted = textOf(partOf(intent.payment_method_options['card'])['request_three_d_secure']);
  if (card?.threeDSecure === 'required' && isAway) {
    throw fail(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
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
  const decline = testCards[method?.card?.number ?? '']?.decline;
  if (decline !== undefined) throw fail(intent, decline);
  succeed(intent);
}

export function succeed(intent: Intent): void {
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null });
}

/** The attempt failed; the intent may be tried again with another way of paying. */
export function fail(intent: Intent, error: Record<string, unknown> & { code: string }): Refusal {
  const told = { type: 'card_error', message: 'Your card was declined.', ...error };
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: told,
  });
  return new Refusal(402, { ...told, payment_intent: structuredClone(intent) });
}

export function cancelIntent(account: Account, id: string, form: Form): Intent {
  onlyParameters(form, []);
  const intent = intentOf(account, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(intent, 'cancel');
  }
  giveBack(account, intent);
  Object.assign(intent, { status: 'canceled', next_action: null });
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

function storeNumbers({ now }: IntentWorld, intent: Intent): Record<string, unknown> {
  const expires = textOf(partOf(intent.payment_method_options['konbini'])['expires_at']);
  const digits = String(intent.created % 10_000_000_000).padStart(10, '1');
  const store = (payment_code: string, first: string) => ({
    payment_code,
    confirmation_number: first + digits.slice(1),
  });
  return {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: expires === '' ? now + 3 * 24 * 3600 : Number(expires),
      hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/test',
      stores: {
        familymart: store('123456', '2'),
        lawson: store('654321', '3'),
        ministop: store('665544', '4'),
        seicomart: store('112233', '5'),
      },
    },
  };
}

function bankAccount(amount: number): Record<string, unknown> {
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      amount_remaining: amount,
      currency: 'jpy',
      reference: null,
      hosted_instructions_url: 'https://payments.stripe.com/bank_transfers/instructions/test',
      type: 'jp_bank_transfer',
      financial_addresses: [
        {
          type: 'zengin',
          supported_networks: ['zengin'],
          zengin: {
            account_holder_name: 'ストライプジャパン(カ',
            account_number: '5679012',
            account_type: 'futsu',
            bank_code: '0398',
            bank_name: 'あおぞら銀行',
            branch_code: '949',
            branch_name: 'かえで支店',
          },
        },
      ],
    },
  };
}
