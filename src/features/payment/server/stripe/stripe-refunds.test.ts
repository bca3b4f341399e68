import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStripeWorld, stripeNow, type StripeWorld } from '../../../../../test/stripe-gateway.ts';

let world: StripeWorld;
beforeEach(async () => {
  world = await startStripeWorld();
});
afterEach(() => world.close());

const intentId = (): string => world.names.get('K7Q2ABCD/1') ?? '';
const amounts = (): number[] => [...world.standIn.book().refunds.values()].map(({ amount }) => amount);
async function payByCard(): Promise<void> {
  await world.charge({ source: { kind: 'token', token: await world.standIn.token('4242424242424242') } });
}
const payBack = (key = 'refund/1', amount = 1000) => world.gateway.refund(world.asked(), key, amount);

describe('a refund', () => {
  test('goes back to the card', async () => {
    await payByCard();
    expect(await payBack()).toBe('done');
    expect(amounts()).toEqual([1000]);
  });

  test('in parts is two refunds; more than is left is refused', async () => {
    await payByCard();
    expect([await payBack('a', 600), await payBack('b', 400), await payBack('c', 1)]).toEqual([
      'done',
      'done',
      'refused',
    ]);
    expect(amounts()).toEqual([600, 400]);
  });

  test('that is requested twice is paid once, also a week later', async () => {
    await payByCard();
    expect([await payBack('a', 300), await payBack('a', 300)]).toEqual(['done', 'done']);
    world.setNow(stripeNow + 7 * 24 * 60 * 60 * 1000);
    expect(await payBack('a', 300)).toBe('done');
    expect(amounts()).toEqual([300]);
  });

  test.each(['dropAfter', 'error500After'] as const)(
    'whose answer is lost is found when it is asked for again: %s',
    async (kind) => {
      await payByCard();
      world.standIn.breaks(/^POST \/v1\/refunds/, kind, 2);
      expect(await payBack()).toBe('unknown');
      expect(await payBack()).toBe('done');
      expect(amounts()).toEqual([1000]);
    },
  );

  test.each(['rateLimited', 'unavailable', 'drop', 'error500'] as const)(
    'is unknown while Stripe fails: %s',
    async (kind) => {
      await payByCard();
      world.standIn.breaks(/refunds/, kind, 2);
      expect(await payBack()).toBe('unknown');
      expect(amounts()).toEqual([]);
      world.standIn.heals();
      // For a day Stripe repeats the failure of a key whose request failed.
      world.setNow(stripeNow + 25 * 60 * 60 * 1000);
      expect(await payBack()).toBe('done');
    },
  );

  test('that Stripe still works on is requested again', async () => {
    await payByCard();
    world.standIn.settings.isRefundPending = true;
    expect(await payBack()).toBe('unknown');
    for (const refund of world.standIn.book().refunds.values()) refund.status = 'succeeded';
    expect(await payBack()).toBe('done');
  });

  test.each(['balance_insufficient', 'insufficient_funds'] as const)(
    'for which the account at Stripe has too little (%s) is asked for again [TICKET-116]',
    async (code) => {
      await payByCard();
      world.standIn.settings.lacksBalance = code;
      expect(await payBack()).toBe('lacksBalance');
      expect(amounts()).toEqual([]);
      world.standIn.settings.lacksBalance = undefined;
      // For a day Stripe repeats the failure of a key whose request failed.
      world.setNow(stripeNow + 25 * 60 * 60 * 1000);
      expect(await payBack()).toBe('done');
    },
  );

  test('of money that was paid back in Stripe’s dashboard already need not be paid by hand [TICKET-116]', async () => {
    await payByCard();
    world.standIn.payBackInDashboard(intentId(), 1000);
    expect(await payBack('a', 600)).toBe('paidElsewhere');
    expect(amounts()).toEqual([1000]);
  });

  test('of more than is left is refused, also when a little was paid back in the dashboard', async () => {
    await payByCard();
    world.standIn.payBackInDashboard(intentId(), 100);
    expect([await payBack('a', 900), await payBack('b', 500)]).toEqual(['done', 'refused']);
  });

  test('that failed at Stripe is refused: the organiser pays by hand', async () => {
    await payByCard();
    world.standIn.settings.isRefundPending = true;
    await payBack();
    for (const refund of world.standIn.book().refunds.values()) refund.status = 'failed';
    expect(await payBack()).toBe('refused');
  });

  test.each([
    ['at a till', { kind: 'store' as const, store: 'lawson' }],
    ['by a transfer', { kind: 'bank' as const }],
  ])('of money that was paid %s is refused: the organiser pays by hand', async (_, source) => {
    await world.charge({ source });
    world.standIn.payAtStore(intentId());
    expect(await payBack()).toBe('refused');
    expect(amounts()).toEqual([]);
  });

  test('of a charge that was never paid is refused', async () => {
    expect(await payBack()).toBe('refused');
    await world.charge({ source: { kind: 'token', token: await world.standIn.token('4000000000003055') } });
    expect(await payBack()).toBe('refused');
  });
});

describe('a card is registered', () => {
  const register = async (number: string) =>
    world.gateway.registerCard(
      world.merchant,
      { key: 'm5', mail: 'hanako@example.jp' },
      { token: await world.standIn.token(number) },
    );

  test.each([
    ['4242424242424242', '************4242', 'Visa'],
    ['5555555555554444', '************4444', 'Mastercard'],
    ['3566002020360505', '************0505', 'JCB'],
  ])('%s is shown as %s of %s', async (number, cardNumber, cardBrand) => {
    expect(await register(number)).toMatchObject({ cardNumber, cardBrand, expire: '04/30' });
  });

  test('a card that its issuer refuses is refused, and leaves no customer', async () => {
    await expect(register('4000000000000002')).rejects.toMatchObject({ name: 'CardRefused' });
    expect(world.standIn.book().customers.size).toBe(0);
  });

  test.each(['', 'tok_visa', 'pm_', 'pm_forged', 'pm_x/../y'])(
    'a token %j that Stripe never made is refused',
    async (token) => {
      const customer = { key: 'm5', mail: 'hanako@example.jp' };
      await expect(world.gateway.registerCard(world.merchant, customer, { token })).rejects.toMatchObject({
        name: 'CardRefused',
      });
    },
  );

  test('a lost answer leads to no second card', async () => {
    const token = { token: await world.standIn.token('4242424242424242') };
    const add = () => world.gateway.registerCard(world.merchant, { key: 'm5', mail: 'hanako@example.jp' }, token);
    world.standIn.breaks(/attach$/, 'dropAfter', 2);
    await expect(add()).rejects.toThrow('connection');
    expect(await add()).toEqual(await add());
    expect(world.standIn.book().customers.size).toBe(1);
  });

  test('a forgotten card leaves no data of the member at Stripe, and can be forgotten twice', async () => {
    const card = await register('4242424242424242');
    await world.gateway.forgetCard(world.merchant, card);
    await world.gateway.forgetCard(world.merchant, card);
    expect(world.standIn.book().customers.size).toBe(0);
  });

  test('forgetting throws when Stripe does not answer', async () => {
    const card = await register('4242424242424242');
    world.standIn.breaks(/^DELETE/, 'unavailable', 2);
    await expect(world.gateway.forgetCard(world.merchant, card)).rejects.toThrow('JSON');
  });

  test('the tokenizer is Stripe, with the key that can only make tokens [HTTP-024]', async () => {
    expect(await world.gateway.tokenizer(world.merchant, 'https://hiroba.test')).toEqual({
      url: `${world.standIn.host}/v1/payment_methods`,
      bearer: 'pk_test_stand_in',
      routingKey: '',
      expiresIn: 3600,
      dialect: 'stripe',
    });
  });
});
