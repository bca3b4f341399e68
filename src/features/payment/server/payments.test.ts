import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log/log.ts';
import type { GatewayAnswer } from '../rules/gateway-answer.ts';
import {
  CardRefused,
  type ChargeRequest,
  type GatewayNews,
  type Merchant,
  type PaymentGateway,
  type RefundNews,
} from './gateway.ts';
import { createPayments, type Payments } from './payments.ts';

const start = Date.parse('2026-11-20T10:00:00+09:00');
const sbps: Merchant = { siteKey: 'event/11', provider: 'Sbps', stripeAccount: undefined };
const stripe: Merchant = { siteKey: 'event/12', provider: 'Stripe', stripeAccount: 'acct_1' };
/** A promise that never settles. */
const patienceMs = 20;
const never = (): Promise<never> => new Promise(() => {});

let database: Database;
let now = start;
let logged: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = start;
  logged = [];
  await database.pool.query('truncate payment');
});

function gateway(name: PaymentGateway['name'], more: Partial<PaymentGateway> = {}): PaymentGateway {
  const answer: GatewayAnswer = { type: 'paid', amount: 1_000 };
  return {
    name,
    charge: vi.fn<PaymentGateway['charge']>(async (_, chargeName) => {
      await chargeName.keep(`${name}-1`);
      return answer;
    }),
    ask: vi.fn<PaymentGateway['ask']>(async () => answer),
    cancel: vi.fn<PaymentGateway['cancel']>(async () => ({ type: 'refused', reason: 'canceled' })),
    refund: vi.fn<PaymentGateway['refund']>(async () => 'done'),
    registerCard: () => Promise.reject(new CardRefused('no')),
    forgetCard: async () => {},
    tokenizer: never,
    readWebhook: async () => undefined,
    ...more,
  };
}

function paymentsOf(gateways: PaymentGateway[], timeoutMs = 10_000): Payments {
  const log = createLog(
    'warn',
    (line) => logged.push(line),
    () => now,
  );
  return createPayments({ database, clock: () => now, log, gateways, timeoutMs });
}

function request(more: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    paymentKey: 'K7Q2/1',
    merchant: sbps,
    amount: 1_000,
    source: { kind: 'token', token: 'tok' },
    returnUrl: 'https://events.example.jp/',
    deadline: undefined,
    buyer: { mail: 'a@example.jp', name: 'A' },
    description: '入場券',
    language: 'jpn',
    ...more,
  };
}
const rows = async (): Promise<Record<string, unknown>[]> =>
  (await database.pool.query('select * from payment order by payment_key')).rows as Record<string, unknown>[];

describe('a charge', () => {
  test('is stored before the request to the gateway, its name and answer afterwards', async () => {
    let before: Record<string, unknown>[] = [];
    const one = gateway('stripe', {
      async charge(_, name) {
        before = await rows();
        expect(await name.stored()).toBeUndefined();
        expect(await name.keep('pi_1')).toBe('pi_1');
        expect(await name.keep('pi_2')).toBe('pi_1');
        expect(await name.stored()).toBe('pi_1');
        return { type: 'actionRequired', url: 'https://pay.example/3ds' };
      },
    });
    const payments = paymentsOf([one, gateway('sandbox')]);
    expect(await payments.lastAnswer('K7Q2/1')).toBeUndefined();
    await payments.charge(request({ merchant: stripe, source: { kind: 'bank' } }));
    expect(before).toMatchObject([{ payment_key: 'K7Q2/1', gateway: 'stripe', method: 'Bank', gateway_key: null }]);
    expect(await rows()).toMatchObject([{ provider: 'Stripe', stripe_account: 'acct_1', gateway_key: 'pi_1' }]);
    expect(await payments.lastAnswer('K7Q2/1')).toEqual({ type: 'actionRequired', url: 'https://pay.example/3ds' });
  });

  test('is refused as maintenance where no gateway is configured', async () => {
    for (const payments of [paymentsOf([]), paymentsOf([gateway('stripe')])]) {
      expect(await payments.charge(request())).toEqual({ type: 'refused', reason: 'maintenance' });
      expect(await payments.ask('K7Q2/1')).toEqual({ type: 'notFound' });
      expect(await payments.cancel('K7Q2/1')).toEqual({ type: 'notFound' });
      expect(await payments.refund('K7Q2/1', 'r', 1)).toBe('refused');
      const card = payments.registerCard(sbps, { key: 'm', mail: '' }, { token: 't' });
      await expect(card).rejects.toMatchObject({ status: 503 });
      await expect(payments.tokenizer(sbps, 'http://localhost')).rejects.toMatchObject({ status: 503 });
    }
    expect(await rows()).toEqual([]);
  });

  test('that the gateway does not answer in time is unknown', async () => {
    const payments = paymentsOf([gateway('sandbox', { charge: never })], patienceMs);
    expect(await payments.charge(request())).toEqual({ type: 'unknown' });
    expect(await payments.lastAnswer('K7Q2/1')).toEqual({ type: 'unknown' });
  });

  test.each([
    ['a connection that drops', () => Promise.reject(new Error('ECONNRESET'))],
    [
      'an answer that nobody can read',
      async (): Promise<never> => {
        throw new SyntaxError('Unexpected token <');
      },
    ],
  ])('with %s is unknown', async (_, charge) => {
    const payments = paymentsOf([gateway('sandbox', { charge })]);
    expect(await payments.charge(request())).toEqual({ type: 'unknown' });
    expect(logged).toHaveLength(1);
  });

  test('with the same key is the same charge; another sum or site throws', async () => {
    const payments = paymentsOf([gateway('sandbox')]);
    await payments.charge(request());
    await payments.charge(request());
    expect(await rows()).toHaveLength(1);
    await expect(payments.charge(request({ amount: 2_000 }))).rejects.toThrow('something else');
    await expect(payments.charge(request({ merchant: { ...sbps, siteKey: 'event/1' } }))).rejects.toThrow(
      'something else',
    );
  });
});

describe('a later question about a charge', () => {
  test('goes to the gateway that charged, whatever the settings are now', async () => {
    const [old, other] = [gateway('sandbox'), gateway('stripe')];
    await paymentsOf([old]).charge(request({ merchant: stripe }));
    const payments = paymentsOf([other, old]);
    await payments.ask('K7Q2/1');
    await payments.cancel('K7Q2/1');
    expect(await payments.refund('K7Q2/1', 'refund/1', 500)).toBe('done');
    const asked = { paymentKey: 'K7Q2/1', merchant: stripe, gatewayKey: 'sandbox-1' };
    expect(old.ask).toHaveBeenCalledExactlyOnceWith(asked);
    expect(old.cancel).toHaveBeenCalledExactlyOnceWith(asked);
    expect(old.refund).toHaveBeenCalledExactlyOnceWith(asked, 'refund/1', 500);
    expect(other.ask).not.toHaveBeenCalled();
  });

  test('is answered with unknown while the gateway that charged is not configured', async () => {
    await paymentsOf([gateway('sandbox')]).charge(request());
    const payments = paymentsOf([]);
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'unknown' });
    expect(await payments.cancel('K7Q2/1')).toEqual({ type: 'unknown' });
    expect(await payments.refund('K7Q2/1', 'r', 1)).toBe('unknown');
  });

  test('believes that there is no charge only when the request cannot arrive any more', async () => {
    const payments = paymentsOf(
      [gateway('sandbox', { charge: never, ask: async () => ({ type: 'notFound' }) })],
      patienceMs,
    );
    await payments.charge(request());
    now = start + 2 * patienceMs - 1;
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'unknown' });
    now = start + 2 * patienceMs;
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'notFound' });
    // A second request may arrive later, too.
    await payments.charge(request());
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'unknown' });
  });

  test('doubts that for as long as the gateway says that requests may arrive', async () => {
    const ask = async (): Promise<GatewayAnswer> => ({ type: 'notFound' });
    const payments = paymentsOf([gateway('sandbox', { charge: never, ask, arrivesWithinMs: 1_000 })], patienceMs);
    await payments.charge(request());
    now = start + 999;
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'unknown' });
    now = start + 1_000;
    expect(await payments.ask('K7Q2/1')).toEqual({ type: 'notFound' });
  });

  test('about a refund whose answer is lost is answered with unknown', async () => {
    const payments = paymentsOf([gateway('sandbox', { refund: never })], patienceMs);
    await payments.charge(request());
    expect(await payments.refund('K7Q2/1', 'r', 1)).toBe('unknown');
  });

  test('about cards throws 503 when the gateway does not answer, and a refused card stays refused', async () => {
    const lost = paymentsOf([gateway('sandbox', { registerCard: never })], patienceMs);
    await expect(lost.registerCard(sbps, { key: 'm', mail: '' }, { token: 't' })).rejects.toMatchObject({
      status: 503,
    });
    const refused = paymentsOf([gateway('sandbox')]);
    await expect(refused.registerCard(sbps, { key: 'm', mail: '' }, { token: 't' })).rejects.toThrow(CardRefused);
  });
});

describe('a webhook', () => {
  const news: GatewayNews = { paymentKey: 'K7Q2/1', gatewayKey: 'sandbox-1', answer: { type: 'paid', amount: 1_000 } };
  const take = (payments: Payments, gatewayName = 'sandbox') => payments.takeWebhook(gatewayName, new Headers(), '{}');

  test('is stored and passed to every listener', async () => {
    const payments = paymentsOf([
      gateway('sandbox', { readWebhook: async () => news, charge: async () => ({ type: 'unknown' }) }),
    ]);
    const heard: GatewayNews[] = [];
    payments.listen(async (one) => void heard.push(one));
    payments.listen(async (one) => void heard.push(one));
    await payments.charge(request());
    expect(await take(payments)).toBe('taken');
    expect(heard).toEqual([news, news]);
    expect(await payments.lastAnswer('K7Q2/1')).toEqual(news.answer);
  });

  test('that says a charge was stopped includes the part of the sum that had come', async () => {
    const stopped: GatewayAnswer = { type: 'refused', reason: 'canceled' };
    const partly: GatewayAnswer = { type: 'numberIssued', received: 600 };
    const readWebhook = async (): Promise<GatewayNews> => ({ ...news, answer: stopped });
    const payments = paymentsOf([gateway('sandbox', { readWebhook, charge: async () => partly })]);
    const heard: GatewayNews[] = [];
    payments.listen(async (one) => void heard.push(one));
    await payments.charge(request());
    await take(payments);
    expect(heard).toEqual([{ ...news, answer: { ...stopped, received: 600 } }]);
  });

  test('is sent again when a listener throws', async () => {
    const payments = paymentsOf([gateway('sandbox', { readWebhook: async () => news })]);
    payments.listen(() => Promise.reject(new Error('not now')));
    await payments.charge(request());
    await expect(take(payments)).rejects.toThrow('not now');
  });

  test.each<[string, GatewayNews | 'nothingOfOurs' | undefined, string, string]>([
    ['a wrong signature', undefined, 'sandbox', 'forged'],
    ['nothing of ours', 'nothingOfOurs', 'sandbox', 'taken'],
    ['a payment we do not know', { ...news, paymentKey: 'OTHER/1' }, 'sandbox', 'taken'],
    ['another charge than ours', { ...news, gatewayKey: 'sandbox-2' }, 'sandbox', 'taken'],
    ['a gateway that did not charge', news, 'stripe', 'taken'],
    ['a gateway that is not configured', news, 'paypal', 'unknownGateway'],
  ])('about %s reaches no listener', async (_, said, name, outcome) => {
    const readWebhook = async () => said;
    const payments = paymentsOf([gateway('sandbox', { readWebhook }), gateway('stripe', { readWebhook })]);
    const heard: GatewayNews[] = [];
    payments.listen(async (one) => void heard.push(one));
    await payments.charge(request());
    expect(await take(payments, name)).toBe(outcome);
    expect(heard).toEqual([]);
  });

  test('about money that came back reaches the listeners for it, and only for our charges', async () => {
    const back: RefundNews = { paymentKey: 'K7Q2/1', gatewayKey: 'sandbox-1', refundKey: 'refund/1' };
    const said: RefundNews[] = [{ ...back, gatewayKey: 'sandbox-2' }, { ...back, paymentKey: 'OTHER/1' }, back];
    const payments = paymentsOf([gateway('sandbox', { readWebhook: async () => said.shift() })]);
    const heard: unknown[] = [];
    payments.listen(async (one) => void heard.push(one));
    payments.onRefundBack(async (one) => void heard.push(one));
    await payments.charge(request());
    const before = await payments.lastAnswer('K7Q2/1');
    expect([await take(payments), await take(payments), await take(payments)]).toEqual(['taken', 'taken', 'taken']);
    expect([heard, await payments.lastAnswer('K7Q2/1')]).toEqual([[back], before]);
  });

  test.each([
    [true, 0],
    [undefined, 1],
  ])(
    'before a name is stored is believed unless the gateway stores names first (%s)',
    async (namesBeforehand, told) => {
      const charge = async (): Promise<GatewayAnswer> => ({ type: 'unknown' });
      const payments = paymentsOf([gateway('sandbox', { readWebhook: async () => news, charge, namesBeforehand })]);
      const heard: GatewayNews[] = [];
      payments.listen(async (one) => void heard.push(one));
      await payments.charge(request());
      expect(await take(payments)).toBe('taken');
      expect(heard).toHaveLength(told);
    },
  );
});
