import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { describeEngines } from '../../../test/test-database.ts';
import { payNumber, refundCharge } from './charge-steps.ts';
import { beginCharge, type ChargeOrder, findCharge } from './sandbox-charges.ts';
import { type SandboxDatabase, sandboxDatabase } from './sandbox-tables.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const order: ChargeOrder = {
  idempotencyKey: 'K7Q2/1',
  routingKey: 'Sbps:event/11',
  amount: 1_000,
  source: { kind: 'bank' },
  isCapturedAtOnce: true,
  isBuyerAway: false,
  merchantName: '',
  description: '',
  language: 'jpn',
  returnUrl: 'http://localhost/',
  deadline: now + 60_000,
};
const many = Array.from({ length: 12 }, (_, index) => index);

describeEngines('a charge that twelve callers ask for at the same moment', (open) => {
  let platform: Database;
  let database: SandboxDatabase;
  beforeEach(async () => {
    platform = await open();
    database = sandboxDatabase(platform);
  });
  const chargeCount = async (): Promise<number> =>
    Number((await platform.pool.query<{ n: string }>('select count(*) as n from sandbox_charge')).rows[0]?.n);
  const askAll = () => Promise.all(many.map(() => beginCharge(database, order, now)));

  test('is one charge, and every caller gets the same one', async () => {
    const begun = await askAll();
    const ids = begun.map((one) => (one === 'nothingButALostAnswer' ? one : one.charge.charge_id));
    expect(new Set(ids).size).toBe(1);
    expect(begun.filter((one) => one !== 'nothingButALostAnswer' && one.isNew)).toHaveLength(1);
    expect(await chargeCount()).toBe(1);
  });

  test('would be several without the unique key: the race is real', async () => {
    await platform.pool.query('alter table sandbox_charge drop constraint sandbox_charge_idempotency_key_key');
    await askAll();
    expect(await chargeCount()).toBeGreaterThan(1);
  });

  test('is paid once at the till, and refunds no more than was paid', async () => {
    const [begun] = await askAll();
    if (begun === undefined || begun === 'nothingButALostAnswer') throw new Error('It was begun.');
    const number = begun.charge.pay_number ?? '';
    await Promise.all(many.map(() => payNumber(database, number, undefined, now)));
    const { rows } = await platform.pool.query('select body from sandbox_webhook');
    expect(rows).toHaveLength(1);
    const refunds = await Promise.allSettled(
      many.map((index) => refundCharge(database, 'K7Q2/1', { refundKey: `r${index}`, amount: 300 }, now)),
    );
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await findCharge(database, 'K7Q2/1'))?.refunded_amount).toBe(900);
  });
});
