import { testCards } from './cards.ts';
import { type Form, partOf, textOf } from './form.ts';
import type { Account, Customer, Method } from './objects.ts';
import { missing, onlyParameters, Refusal } from './refusal.ts';

export function createMethod(account: Account, form: Form, id: string): Method {
  onlyParameters(form, ['type', 'card', 'billing_details', '_stripe_account', 'key']);
  const type = textOf(form['type']);
  const method: Method = {
    id,
    object: 'payment_method',
    type,
    customer: null,
    billing_details: {
      name: textOf(partOf(form['billing_details'])['name']),
      email: textOf(partOf(form['billing_details'])['email']),
    },
    isUsedUp: false,
  };
  if (type === 'card') method.card = readCard(partOf(form['card']));
  account.methods.set(id, method);
  return method;
}

function readCard(card: Form): NonNullable<Method['card']> {
  onlyParameters(card, ['number', 'exp_month', 'exp_year', 'cvc']);
  const number = textOf(card['number']).replaceAll(/\D/g, '');
  const known = testCards[number];
  const wrong = (code: string, param: string): Refusal =>
    new Refusal(402, { type: 'card_error', code, param, message: `Your card's ${param} is wrong.` });
  if (known === undefined) throw wrong('incorrect_number', 'number');
  const month = Number(textOf(card['exp_month']));
  const year = Number(textOf(card['exp_year']));
  if (!(month >= 1 && month <= 12)) throw wrong('invalid_expiry_month', 'exp_month');
  if (!(year >= 2026 && year < 2070)) throw wrong('invalid_expiry_year', 'exp_year');
  if (!/^\d{3,4}$/.test(textOf(card['cvc']))) throw wrong('invalid_cvc', 'cvc');
  const { brand } = known;
  return { number, brand, display_brand: brand, last4: number.slice(-4), exp_month: month, exp_year: year };
}

export function attachMethod(account: Account, id: string, form: Form): Method {
  onlyParameters(form, ['customer']);
  const method = account.methods.get(id);
  if (method === undefined) throw missing('PaymentMethod', id, 'id');
  const customer = textOf(form['customer']);
  if (!account.customers.has(customer)) throw missing('customer', customer, 'customer');
  if (method.isUsedUp || (method.customer !== null && method.customer !== customer)) throw usedUp();
  const card = testCards[method.card?.number ?? ''];
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

export function createCustomer(account: Account, form: Form, id: string): unknown {
  onlyParameters(form, ['name', 'email', 'metadata']);
  const customer: Customer = {
    id,
    object: 'customer',
    email: textOf(form['email']),
    name: textOf(form['name']),
    metadata: partOf(form['metadata']),
    transactions: [],
  };
  account.customers.set(id, customer);
  const { transactions: _, ...shown } = customer;
  return shown;
}

/** Takes its cards along. */
export function deleteCustomer(account: Account, id: string): unknown {
  if (!account.customers.delete(id)) throw missing('customer', id, 'id');
  for (const method of account.methods.values()) {
    if (method.customer === id) Object.assign(method, { customer: null, isUsedUp: true });
  }
  return { id, object: 'customer', deleted: true };
}

/** As the API shows it: a card's number stays with Stripe. */
export function shownMethod({ isUsedUp: _, card, ...method }: Method): unknown {
  if (card === undefined) return method;
  const { number: _number, ...shown } = card;
  return { ...method, card: shown };
}
