import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log/log.ts';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { GatewayAnswer } from '../rules/gateway-answer.ts';
import type { ChargeRequest, PaymentGateway, TransferNews } from './gateway.ts';
import type { GrownSum } from './grown-sum.ts';
import { createPayments, type Payments } from './payments.ts';

describeEngines('more money than a charge takes', (open) => {
  const paymentKey = 'K7Q2/1';
  const partly: GatewayAnswer = { type: 'numberIssued', received: 600 };
  let database: Database;
  let cameInAll: number;
  let payments: Payments;
  const take = () => payments.takeWebhook('sandbox', new Headers(), '{}');
  beforeEach(async () => {
    database = await open();
    cameInAll = 1500;
    const answer: GatewayAnswer = { type: 'refused', reason: 'canceled' };
    const readWebhook = async (): Promise<TransferNews> => ({ paymentKey, gatewayKey: undefined, answer, cameInAll });
    const gateway = { name: 'sandbox', charge: async () => partly, readWebhook } as unknown as PaymentGateway;
    const clock = () => Date.parse('2026-11-20T10:00:00+09:00');
    const log = createLog('error', () => undefined, clock);
    payments = createPayments({ database, clock, log, gateways: [gateway] });
    const merchant = { siteKey: 'event/11', provider: 'Sbps', stripeAccount: undefined };
    await payments.charge({ paymentKey, merchant, amount: 1000, source: { kind: 'bank' } } as ChargeRequest);
    return () => resetDatabase(database);
  });

  test('is reported each time it grows, without the part that is a refund already, also for two events at once', async () => {
    const heard: GrownSum[] = [];
    payments.onLeftOver(async (sum) => async () => void heard.push(sum));
    await Promise.all([take(), take(), take()]);
    cameInAll = 1700;
    await take();
    cameInAll = 1600;
    await take();
    expect(heard).toEqual([
      { paymentKey, amount: 900, growth: 900 },
      { paymentKey, amount: 1100, growth: 200 },
    ]);
  });

  test('is reported again when reporting failed', async () => {
    const heard: GrownSum[] = [];
    let isBroken = true;
    payments.onLeftOver(async (sum) => async () => {
      if (isBroken) throw new Error('not now');
      heard.push(sum);
    });
    await expect(take()).rejects.toThrow('not now');
    isBroken = false;
    await take();
    expect(heard).toEqual([{ paymentKey, amount: 900, growth: 900 }]);
  });
});
