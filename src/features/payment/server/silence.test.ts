import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../test/test-database.ts';
import { createLog } from '#server/log/log.ts';
import type { GatewayAnswer } from '../rules/gateway-answer.ts';
import type { ChargeRequest, GatewayName, PaymentGateway } from './gateway.ts';
import { createPayments, type Payments } from './payments.ts';

const start = Date.parse('2026-11-20T10:00:00+09:00');
const paid: GatewayAnswer = { type: 'paid', amount: 1_000 };

describe('a question to a gateway', () => {
  let now: number;
  let ask: ReturnType<typeof vi.fn<PaymentGateway['ask']>>;
  let payments: Payments;
  const gateway = (name: GatewayName, ofAsk: PaymentGateway['ask']): PaymentGateway =>
    ({ name, charge: async () => paid, ask: ofAsk, cancel: ofAsk, refund: ofAsk }) as unknown as PaymentGateway;
  const asks = async (times: number): Promise<number> => {
    ask.mockClear();
    for (let time = 0; time < times; time += 1) await payments.ask('K7Q2/1');
    return ask.mock.calls.length;
  };
  beforeEach(async () => {
    now = start;
    const database = await testDatabase();
    const clock = (): number => now;
    ask = vi.fn<PaymentGateway['ask']>(() => new Promise(() => {}));
    const gateways = [gateway('sandbox', ask), gateway('stripe', async () => paid)];
    const log = createLog('error', () => undefined, clock);
    payments = createPayments({ database, clock, log, gateways, timeoutMs: 20 });
    const request = { amount: 1_000, source: { kind: 'bank' } } as ChargeRequest;
    const merchant = { siteKey: 'event/11', stripeAccount: undefined };
    await payments.charge({ ...request, paymentKey: 'K7Q2/1', merchant: { ...merchant, provider: 'Sbps' } });
    await payments.charge({ ...request, paymentKey: 'K7Q3/1', merchant: { ...merchant, provider: 'Stripe' } });
    return () => database.close();
  });

  test('is not sent while the gateway is silent, except now and then to see whether it is back', async () => {
    expect(await asks(10)).toBe(3);
    expect(await payments.cancel('K7Q2/1')).toEqual({ type: 'unknown' });
    expect(await payments.refund('K7Q2/1', 'r', 1)).toBe('unknown');
    expect(ask).toHaveBeenCalledTimes(3);
    expect(await payments.ask('K7Q3/1')).toEqual(paid);
    now = start + 30_000;
    expect(await asks(10)).toBe(1);
    now = start + 60_000;
    ask.mockResolvedValue(paid);
    expect(await asks(10)).toBe(10);
  });

  test('that may be back is sent by one caller, and the others do not wait', async () => {
    await asks(3);
    now = start + 30_000;
    ask.mockClear();
    const answers = await Promise.all([1, 2, 3].map(() => payments.ask('K7Q2/1')));
    expect(answers.map(({ type }) => type)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is sent however often the gateway answers that it knows nothing yet', async () => {
    ask.mockResolvedValue({ type: 'unknown' });
    expect(await asks(10)).toBe(10);
  });
});
