import { readdirSync, readFileSync } from 'node:fs';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differencesOf, type Known, readStripeExamples } from '../../../../../test/stripe-examples.ts';
import { startStripeWorld, type StripeWorld } from '../../../../../test/stripe-gateway.ts';
import { callOf, playStripeTraffic, stripeCalls, withoutAccount } from '../../../../../test/stripe-traffic.ts';
import { type Met, typeProblems } from '../../../../../test/type-problems.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld({ accounts: ['acct_organiser'] });
  await playStripeTraffic(world);
});
afterAll(() => world.close());

const typesOf = (what: string) => stripeCalls[callOf(what)] ?? { params: 'never', answer: 'never' };
const answers = () =>
  world.standIn.requests.flatMap(({ what, answer }) => (answer === undefined ? [] : [{ what, ...answer }]));

/** The SDK's types, and what becomes of a type in a form: all is text, and a list is counted. */
const imports = `import type { Stripe } from 'stripe';
type Sent<T> = T extends string ? T
  : T extends number ? \`\${number}\`
  : T extends boolean ? \`\${T}\`
  : T extends null ? ''
  : T extends readonly (infer E)[] ? { [index: \`\${number}\`]: Sent<E> }
  : { [K in keyof T]: Sent<T[K]> };`;

describe('the traffic with Stripe', () => {
  test('has every request that the product makes', () => {
    const source = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
      .join('\n');
    const made = [...source.matchAll(/\bstripe\s*\.((?!webhooks)\w+)\s*\.(\w+)\(/g)].map(
      ([, on, how]) => `${on}.${how}`,
    );
    const played = new Set(world.standIn.requests.map(({ what }) => stripeCalls[callOf(what)]?.sdk ?? what));
    expect([...played].sort()).toEqual([...new Set([...made, 'paymentMethods.create'])].sort());
  });

  test('asks only for what the SDK’s types have, and in their types', async () => {
    const asked: Met[] = world.standIn.requests.map(({ what, form, query }) => ({
      name: callOf(what),
      type: `Sent<${typesOf(what).params}>`,
      value: { ...query, ...withoutAccount(form) },
    }));
    expect(await typeProblems(imports, asked)).toEqual([]);
  });

  test('is answered, and told in events, in the SDK’s types', async () => {
    const answered: Met[] = answers().map(({ what, status, body }) =>
      status === 200
        ? { name: callOf(what), type: typesOf(what).answer, value: body }
        : {
            name: `${status} to ${callOf(what)}`,
            type: '{ error: Stripe.PaymentIntent.LastPaymentError }',
            value: body,
          },
    );
    const told: Met[] = world.standIn.events.map((event) => ({
      name: event.type,
      type: `Extract<Stripe.Event, { type: '${event.type}' }>`,
      value: event,
    }));
    expect(new Set(answered.map(({ name }) => name.split(' ')[0]))).toEqual(
      new Set(['POST', 'GET', 'DELETE', '400', '402', '404', '429', '500']),
    );
    expect(await typeProblems(imports, [...answered, ...told])).toEqual([]);
  });

  test('is found out by the types when it asks or answers otherwise (control)', async () => {
    const card = { type: 'card', card: { number: '4', exp_month: 'April', exp_year: '2030' } };
    const wrong: Met[] = [
      { name: 'a wrong type', type: 'Sent<Stripe.PaymentMethodCreateParams>', value: card },
      {
        name: 'a field too many',
        type: 'Sent<Stripe.RefundCreateParams>',
        value: { payment_intent: 'pi_1', all: 'true' },
      },
      { name: 'too little', type: 'Stripe.DeletedCustomer', value: { id: 'cus_1', object: 'customer' } },
      { name: 'a null', type: 'Stripe.DeletedCustomer', value: { id: null, object: 'customer', deleted: true } },
    ];
    expect(await typeProblems(imports, wrong)).toEqual([
      expect.stringMatching(/^a wrong type: "exp_month": "April", — /),
      expect.stringMatching(/^a field too many: "all": "true" — .*'"all"' does not exist/),
      expect.stringMatching(/^too little: .*Property 'deleted' is missing/),
      expect.stringMatching(/^a null: "id": null, — /),
    ]);
  });
});

const examples = readStripeExamples();
if (examples === undefined) console.log('skipped: Stripe’s published examples are not beside the project');

/** What an example lacks because it shows a card, a dollar charge or an older version, as the SDK’s types name it. */
const known: Known = {
  more: [
    // The version of the SDK is newer.
    'payment_intent.allowed_payment_method_types',
    'payment_intent.payment_record',
    // The example has what all kinds share.
    'payment_intent.next_action.…',
    'payment_intent.payment_method_options.…',
    'payment_intent.last_payment_error.…',
    'payment_intent.metadata.…',
    'refund.metadata.…',
    'customer.metadata.…',
    'refund.pending_reason',
    'refund.failure_reason',
    'event.account',
    'dispute.evidence_details.submission_method',
    'dispute.intended_submission_method',
    // Yen, and the movements of a Japanese transfer.
    'cash_balance.available.jpy',
    'customer_cash_balance_transaction.funded.bank_transfer.jp_bank_transfer',
    'customer_cash_balance_transaction.applied_to_payment',
    'customer_cash_balance_transaction.unapplied_from_payment',
    // A method of another kind than a card.
    'payment_method.konbini',
    'payment_method.customer_balance',
  ],
  less: [
    'cash_balance.available.eur',
    'customer_cash_balance_transaction.funded.bank_transfer.eu_bank_transfer',
    'customer_cash_balance_transaction.funded',
    'payment_method.card',
    'payment_method.metadata.order_id',
  ],
};

describe.skipIf(examples === undefined)('compared with Stripe’s published examples', () => {
  const all = examples ?? {};

  test('every answer and every event has their fields and their types', () => {
    const bodies: unknown[] = answers().flatMap(({ status, body }) => (status === 200 ? [body] : []));
    const objects = [
      ...bodies,
      ...world.standIn.events,
      ...world.standIn.events.map(({ data }) => data.object),
    ].flatMap((body) => {
      const { data, object } = body as { data: unknown[]; object: string };
      return object === 'list' || object === 'search_result' ? data : [body];
    });
    const compared = new Set<string>();
    const differences = objects.flatMap((body) => {
      const { object, deleted } = body as { object: string; deleted?: boolean };
      const name = deleted === true ? `deleted_${object}` : object;
      compared.add(name);
      // An event's object is compared by itself.
      const { data: _, ...event } = body as Record<string, unknown>;
      const { data: _data, ...example } = all[name] as Record<string, never>;
      return differencesOf(name, event, example, known);
    });
    expect([...new Set(differences)]).toEqual([]);
    expect([...compared].sort()).toEqual([
      'cash_balance',
      'customer',
      'customer_cash_balance_transaction',
      'deleted_customer',
      'dispute',
      'event',
      'payment_intent',
      'payment_method',
      'refund',
    ]);
  });

  test.each([
    ['payment_intent.succeeded', 'payment_intent'],
    ['payment_intent.partially_funded', 'payment_intent'],
    ['refund.created', 'refund'],
    ['refund.failed', 'refund'],
    ['charge.dispute.created', 'dispute'],
    ['plan.created', 'plan'],
  ])('an event %s about the example itself is about nothing of ours', async (type, name) => {
    const { headers, body } = world.standIn.event(type, all[name] as object);
    expect(await world.gateway.readWebhook(headers, body)).toBe('nothingOfOurs');
  });
});

test('the comparison with an example finds a missing field, one too many and another type (control)', () => {
  const example = { id: 'x', amount: 1, card: { brand: 'visa' }, types: ['card'], name: null };
  const object = { id: 'x', amount: '1', card: { brand: 'visa', number: '4' }, types: [1], age: 1 };
  expect(differencesOf('it', object, example, { more: [], less: [] })).toEqual([
    'it.name is missing',
    'it.amount is a string, not a number',
    'it.card.number is not in the example',
    'it.types[] is a number, not a string',
    'it.age is not in the example',
  ]);
});

test('the version of docs/payments.md is the SDK’s', () => {
  const text = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8');
  expect(/API version is `([^`]+)`/.exec(text)?.[1]).toBe(Stripe.API_VERSION);
});
