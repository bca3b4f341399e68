import type { Stripe } from 'stripe';
import { testCards } from './cards.ts';
import { type Form, partOf, textOf, textsOf } from './form.ts';
import { type Account, type Customer, type Method, noAddress, type World } from './objects.ts';
import { missing, onlyParameters, Refusal } from './refusal.ts';

export function createMethod({ account, now, newId }: World, form: Form): Method {
  onlyParameters(form, ['type', 'card', 'billing_details', '_stripe_account', 'key']);
  const billing = partOf(form['billing_details']);
  const method: Method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: noAddress,
      email: textOf(billing['email']) || null,
      name: textOf(billing['name']) || null,
      phone: null,
      tax_id: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: textOf(form['type']),
    ...cardOrNone(textOf(form['type']), partOf(form['card'])),
    isUsedUp: false,
  };
  account.methods.set(method.id, method);
  return method;
}

function cardOrNone(type: string, form: Form): Pick<Method, 'number' | 'card' | 'konbini' | 'customer_balance'> {
  if (type !== 'card') return { number: undefined, [type]: {} };
  const number = textOf(form['number']).replaceAll(/\D/g, '');
  return { number, card: readCard(form, number) };
}

function readCard(form: Form, number: string): Stripe.PaymentMethod.Card {
  onlyParameters(form, ['number', 'exp_month', 'exp_year', 'cvc']);
  const known = testCards[number];
  const wrong = (code: string, param: string): Refusal =>
    new Refusal(402, { type: 'card_error', code, param, message: `Your card's ${param} is wrong.` });
  if (known === undefined) throw wrong('incorrect_number', 'number');
  const month = Number(textOf(form['exp_month']));
  const year = Number(textOf(form['exp_year']));
  if (!(month >= 1 && month <= 12)) throw wrong('invalid_expiry_month', 'exp_month');
  if (!(year >= 2026 && year < 2070)) throw wrong('invalid_expiry_year', 'exp_year');
  if (!/^\d{3,4}$/.test(textOf(form['cvc']))) throw wrong('invalid_cvc', 'cvc');
  const { brand } = known;
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: 'JP',
    display_brand: brand,
    exp_month: month,
    exp_year: year,
    fingerprint: `print${number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

export function attachMethod(account: Account, id: string, form: Form): Method {
  onlyParameters(form, ['customer']);
  const method = account.methods.get(id);
  if (method === undefined) throw missing('PaymentMethod', id, 'id');
  const customer = textOf(form['customer']);
  if (!account.customers.has(customer)) throw missing('customer', customer, 'customer');
  if (method.isUsedUp || (method.customer !== null && method.customer !== customer)) throw usedUp();
  const card = testCards[method.number ?? ''];
  if (card?.attachDecline === true) {
    throw new Refusal(402, { type: 'card_error', ...card.decline, message: 'Your card was declined.' });
  }
  method.customer = customer;
  return method;
}

export function usedUp(): Refusal {
  return new Refusal(400, {
    code: 'payment_method_unexpected_state',
    message: 'This PaymentMethod was previously used without being attached to a Customer and may not be used again.',
  });
}

export function createCustomer({ account, now, newId }: World, form: Form): Stripe.Customer {
  onlyParameters(form, ['name', 'email', 'metadata']);
  const shown: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: textOf(form['email']) || null,
    invoice_prefix: 'STANDIN1',
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: textsOf(form['metadata']),
    name: textOf(form['name']) || null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  account.customers.set(shown.id, { ...shown, transactions: [] } satisfies Customer);
  return shown;
}

/** Takes its cards along. */
export function deleteCustomer(account: Account, id: string): Stripe.DeletedCustomer {
  if (!account.customers.delete(id)) throw missing('customer', id, 'id');
  for (const method of account.methods.values()) {
    if (method.customer === id) Object.assign(method, { customer: null, isUsedUp: true });
  }
  return { id, object: 'customer', deleted: true };
}

/** As the API shows it: a card's number stays with Stripe. */
export function shownMethod({ isUsedUp: _, number: _number, ...method }: Method): Stripe.PaymentMethod {
  return method;
}
