import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChargebackNews, GatewayNews } from '#features/payment/server.ts';
import { startSandboxSite, type SandboxSite } from '../../../test/sandbox-site.ts';
import { testNow } from '../../../test/start-test-site.ts';
import { payNumber } from './charge-steps.ts';
import { sandboxDatabase } from './sandbox-tables.ts';
import { testCards, type Outcome } from './test-cards.ts';

let site: SandboxSite;
let heard: GatewayNews[] = [];
/** What listeners do with news: some know nothing better than to throw. */
let isDeaf = false;
let beforeAnswer: string[] = [];
beforeAll(async () => {
  site = await startSandboxSite();
  site.hiroba.payments.listen(async (news) => {
    if (isDeaf) throw new Error('Not now.');
    heard.push(news);
    beforeAnswer.push('webhook');
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  heard = [];
  beforeAnswer = [];
  isDeaf = false;
  site.logged.length = 0;
  await site.database.pool.query('truncate payment, sandbox_charge, sandbox_webhook cascade');
});

const deliver = () => site.hiroba.sandbox!.deliver();
const charge = async (outcome: Outcome) => {
  const number = Object.entries(testCards).find(([, one]) => one === outcome)?.[0] as string;
  const request = site.request(await site.token(number));
  const answer = await site.hiroba.payments.charge(request);
  beforeAnswer.push('answer');
  return { request, answer };
};
const paid = { type: 'paid', amount: 1_000 };

describe('a webhook', () => {
  test('comes after the answer, and comes once', async () => {
    const { request } = await charge('frictionless');
    expect(heard).toEqual([]);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(heard).toMatchObject([{ paymentKey: request.paymentKey, answer: paid }]);
    expect(beforeAnswer).toEqual(['answer', 'webhook']);
  });

  test.each<[Outcome, string[]]>([
    ['webhookFirst', ['webhook', 'answer']],
    ['webhookTwice', ['answer', 'webhook', 'webhook']],
    ['webhookNever', ['answer']],
    ['answerLostSilently', ['answer']],
    ['declined', ['answer', 'webhook']],
    ['maintenance', ['answer']],
  ])('for the test card %s comes as that card says', async (outcome, order) => {
    await charge(outcome);
    await deliver();
    site.setNow(testNow + 60_000);
    await deliver();
    expect(beforeAnswer).toEqual(order);
  });

  test('for a lost answer comes a while later', async () => {
    const { answer } = await charge('answerLostPaid');
    expect(answer).toEqual({ type: 'unknown' });
    expect(await deliver()).toBe(0);
    site.setNow(testNow + 15_000);
    expect(await deliver()).toBe(1);
    expect(heard).toMatchObject([{ answer: paid }]);
  });

  test('says later that the bank took the money back, and perhaps that it returned it', async () => {
    const told: ChargebackNews[] = [];
    site.hiroba.payments.onChargeback(async (news) => void told.push(news));
    const open = await charge('chargedBack');
    const won = await charge('chargebackWon');
    await deliver();
    expect(told).toEqual([]);
    site.setNow(testNow + 15_000);
    await deliver();
    expect(told).toMatchObject(
      [open, won].map(({ request: { paymentKey } }) => ({
        paymentKey,
        chargeback: { amount: 1_000, state: 'open', reason: 'fraudulent', respondBy: expect.any(Number) },
      })),
    );
    // Whoever asks for a refund meanwhile is told to wait.
    const refund = (of: typeof open, key: string) => site.hiroba.payments.refund(of.request.paymentKey, key, 1_000);
    expect([await refund(open, 'r1'), await refund(won, 'r2')]).toEqual(['unknown', 'unknown']);
    site.setNow(testNow + 75_000);
    await deliver();
    expect(told.slice(2)).toMatchObject([
      { paymentKey: won.request.paymentKey, chargeback: { key: told[1]!.chargeback.key, state: 'won' } },
    ]);
    expect([await refund(open, 'r1'), await refund(won, 'r2')]).toEqual(['unknown', 'done']);
  });

  test('that the receiver failed to take is sent again, after longer and longer waits', async () => {
    await charge('frictionless');
    isDeaf = true;
    const delays = [0, 1, 5, 30, 120, 600, 1_800, 3_600, 3_600];
    let now = testNow;
    for (const seconds of delays) {
      site.setNow(now + seconds * 1_000 - 1);
      if (seconds > 0) expect(await deliver()).toBe(0);
      const before = site.logged.length;
      now += seconds * 1_000;
      site.setNow(now);
      await deliver();
      expect(site.logged.length).toBe(before + 1);
    }
    isDeaf = false;
    site.setNow(now + 3_600_000);
    expect(await deliver()).toBe(1);
    expect(heard).toMatchObject([{ answer: paid }]);
  });

  test('reports a number that was paid, and one that nobody paid in time', async () => {
    const open = site.request({ kind: 'store', store: 'lawson' }, { deadline: testNow + 60_000 });
    const late = site.request({ kind: 'store', store: 'lawson' }, { deadline: testNow + 60_000 });
    await site.hiroba.payments.charge(open);
    await site.hiroba.payments.charge(late);
    expect(await deliver()).toBe(0);
    const { rows } = await site.database.pool.query<{ pay_number: string }>(
      'select pay_number from sandbox_charge where idempotency_key = $1',
      [open.paymentKey],
    );
    await payNumber(sandboxDatabase(site.database), rows[0]?.pay_number ?? '', undefined, testNow);
    site.setNow(testNow + 60_000);
    expect(await deliver()).toBe(2);
    expect(heard).toMatchObject([
      { paymentKey: open.paymentKey, answer: paid },
      { paymentKey: late.paymentKey, answer: { type: 'refused', reason: 'canceled' } },
    ]);
  });
});

describe('a sender that is not the gateway', () => {
  const path = '/payments/webhook/sandbox';
  const signed = (body: string, secret: string, at = testNow): Record<string, string> => {
    const seconds = Math.floor(at / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${mac}` };
  };
  const newsOf = async (): Promise<string> => {
    await charge('webhookTwice');
    const { rows } = await site.database.pool.query<{ body: string }>('select body from sandbox_webhook limit 1');
    return rows[0]?.body ?? '';
  };

  test('gets a 400, and the webhook changes nothing', async () => {
    const body = await newsOf();
    const { webhookSecret } = site.hiroba.sandbox!.access;
    const forged: [string, Record<string, string>][] = [
      [body, {}],
      [body, signed(body, 'another secret')],
      [body.replace('1000', '1'), signed(body, webhookSecret)],
      ['', signed('', 'x')],
    ];
    for (const [said, headers] of forged) expect((await site.post(path, said, headers)).status).toBe(400);
    expect(heard).toEqual([]);
    const genuine = await site.post(path, body, signed(body, webhookSecret));
    expect([genuine.status, await genuine.text()]).toEqual([200, '']);
    expect(heard).toHaveLength(1);
  });

  test('can repeat a recorded webhook for five minutes without changing anything, and not later', async () => {
    const body = await newsOf();
    const { webhookSecret } = site.hiroba.sandbox!.access;
    const recording = signed(body, webhookSecret);
    site.setNow(testNow + 5 * 60_000);
    expect((await site.post(path, body, recording)).status).toBe(200);
    site.setNow(testNow + 5 * 60_000 + 1);
    expect((await site.post(path, body, recording)).status).toBe(400);
  });

  test('cannot send a body that is too long, nor send to an unknown gateway', async () => {
    expect((await site.post(path, 'x'.repeat(300_000))).status).toBe(413);
    expect((await site.post('/payments/webhook/stripe', '{}')).status).toBe(404);
    expect((await site.post('/payments/webhook/nobody', '{}')).status).toBe(404);
    expect((await site.get(path)).status).toBe(405);
  });
});
