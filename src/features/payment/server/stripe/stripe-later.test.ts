import { formatInstant } from '#kernel/period.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStripeWorld, stripeNow, type StripeWorld } from '../../../../../test/stripe-gateway.ts';

let world: StripeWorld;
beforeEach(async () => {
  world = await startStripeWorld();
});
afterEach(() => world.close());

const hourMs = 60 * 60 * 1000;
const intentId = (): string => world.names.get('K7Q2ABCD/1') ?? '';
const refused = (reason: string) => ({ type: 'refused', reason });

describe('at a till', () => {
  test.each(['lawson', 'familymart', 'ministop', 'seicomart'])(
    'of %s a number of its own is paid until the deadline [TICKET-107, TICKET-108, TICKET-109, TICKET-110]',
    async (store) => {
      const deadline = stripeNow + 48 * hourMs;
      const answer = await world.charge({ source: { kind: 'store', store }, deadline });
      expect(answer).toEqual({
        type: 'numberIssued',
        store: {
          store,
          number: expect.stringMatching(/^(?!0+$)\d{10,11}$/),
          code: expect.stringMatching(/^\d{6}$/),
          deadline: formatInstant(deadline),
        },
      });
      expect(await world.gateway.ask(world.asked())).toEqual(answer);
      world.standIn.payAtStore(intentId());
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
    },
  );

  test('the chains have different numbers', async () => {
    const numbers = new Set<unknown>();
    for (const [index, store] of ['lawson', 'familymart', 'ministop', 'seicomart'].entries()) {
      const answer = await world.charge({ source: { kind: 'store', store }, paymentKey: `K7Q2ABCD/${index}` });
      numbers.add(answer.type === 'numberIssued' ? answer.store?.number : undefined);
    }
    expect(numbers.size).toBe(4);
  });

  test('Stripe gets the buyer’s name and mail address, or the address as the name where none was given', async () => {
    await world.charge({ buyer: { name: '', mail: 'hanako@example.jp' } });
    const method = world.standIn.book().methods.get(world.standIn.intent(intentId()).payment_method ?? '');
    expect(method?.billing_details).toMatchObject({ name: 'hanako@example.jp', email: 'hanako@example.jp' });
  });

  test('Stripe withdraws a number that nobody paid in time', async () => {
    await world.charge();
    world.standIn.expire(intentId());
    expect(await world.gateway.ask(world.asked())).toEqual(refused('canceled'));
  });

  test('the server can withdraw a number', async () => {
    await world.charge();
    expect(await world.gateway.cancel(world.asked())).toEqual(refused('canceled'));
  });

  test.each([119, 300_001])('%d yen are refused without a request to Stripe', async (amount) => {
    expect(await world.charge({ amount })).toEqual(refused('notPossible'));
    expect(world.calls()).toEqual([]);
  });

  test.each([120, 300_000])('%d yen are taken', async (amount) => {
    expect(await world.charge({ amount })).toMatchObject({ type: 'numberIssued' });
  });

  test('a chain that Stripe does not serve is refused', async () => {
    expect(await world.charge({ source: { kind: 'store', store: 'sevenEleven' } })).toEqual(refused('notPossible'));
    expect(await world.charge({ source: { kind: 'store', store: 'toString' } })).toEqual(refused('notPossible'));
  });

  test.each([
    ['is refused when it is half an hour away', 30 * 60_000, undefined],
    ['is refused when it is over', -1, undefined],
    ['is taken a little later', 32 * 60_000, 32 * 60_000],
    ['is taken after two months', 59 * 24 * hourMs, 59 * 24 * hourMs],
    ['is earlier than asked when Stripe cannot wait so long', 90 * 24 * hourMs, 59 * 24 * hourMs],
  ])('a deadline %s', async (_, wanted, given) => {
    const answer = await world.charge({ deadline: stripeNow + wanted });
    expect(answer).toMatchObject(
      given === undefined
        ? refused('notPossible')
        : { type: 'numberIssued', store: { deadline: formatInstant(stripeNow + given) } },
    );
  });
});

describe('by a bank transfer', () => {
  const bank = { source: { kind: 'bank' as const }, deadline: stripeNow + 72 * hourMs };
  const account = {
    bankName: 'あおぞら銀行 (0398)',
    branchName: 'かえで支店 (949)',
    accountType: '普通',
    accountNumber: '5679012',
    accountName: 'ストライプジャパン(カ',
    deadline: formatInstant(bank.deadline),
  };

  test('the buyer gets the account, and the transfer pays the order', async () => {
    const answer = await world.charge(bank);
    expect(answer).toEqual({ type: 'numberIssued', bank: account });
    world.standIn.transfer(intentId(), 1000);
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
  });

  test('less than the sum pays nothing until the rest comes', async () => {
    await world.charge(bank);
    world.standIn.transfer(intentId(), 999);
    const partly = { type: 'numberIssued', bank: account, received: 999 };
    expect(await world.gateway.ask(world.asked())).toEqual(partly);
    const { body, headers } = world.standIn.event('payment_intent.partially_funded', world.standIn.intent(intentId()));
    expect(await world.gateway.readWebhook(headers, body)).toMatchObject({ paymentKey: 'K7Q2ABCD/1', answer: partly });
    world.standIn.transfer(intentId(), 1);
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
  });

  test('each order has a customer of its own, so one transfer cannot pay another order', async () => {
    await world.charge(bank);
    await world.charge({ ...bank, paymentKey: 'K7Q2ABCD/2' });
    const customers = [...world.standIn.book().intents.values()].map(({ customer }) => customer);
    expect(new Set(customers).size).toBe(2);
  });

  test('after a lost answer there is no second customer and no second account', async () => {
    world.standIn.breaks(/^POST \/v1\/customers$/, 'dropAfter');
    world.standIn.breaks(/^POST \/v1\/payment_intents$/, 'dropAfter');
    expect(await world.charge(bank)).toMatchObject({ type: 'numberIssued' });
    expect(world.standIn.book().customers.size).toBe(1);
    expect(world.standIn.book().intents.size).toBe(1);
  });

  test('the answer to a stop says how much of the sum had come', async () => {
    await world.charge(bank);
    world.standIn.transfer(intentId(), 600);
    expect(await world.gateway.cancel(world.asked())).toEqual({ ...refused('canceled'), received: 600 });
  });

  test('the charge can be stopped', async () => {
    await world.charge(bank);
    expect(await world.gateway.cancel(world.asked())).toEqual(refused('canceled'));
  });
});
