import { beforeEach, expect, test } from 'vitest';
import type { RefundAnswer } from '#features/payment/rules/gateway-answer.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { wholeRetryTime } from '#server/jobs/retry-delay.ts';
import { createLog } from '#server/log/log.ts';
import { sellTicket, type SoldTickets } from '../../../../test/sell-ticket.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { createOrderJobs, type OrderJobs, refundPatience } from './order-jobs.ts';
import { settleRefund } from './settle-refund.ts';

describeEngines('money that goes back', (open) => {
  const minute = 60_000;
  let now: number;
  let database: Database;
  let jobs: Jobs;
  let orderJobs: OrderJobs;
  let sold: SoldTickets;
  let asked: [string, string, number][];
  let answers: (RefundAnswer | Error)[];

  const start = (): void => {
    const clock = () => now;
    jobs = createJobs(database, { clock, log: createLog('error', () => undefined, clock) });
    const refund = async (...call: [string, string, number]): Promise<RefundAnswer> => {
      asked.push(call);
      const answer = answers.shift() ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    };
    orderJobs = createOrderJobs(jobs, clock);
    const idle = { expireHolds: async () => {}, reconcile: async () => false, tellNews: async () => {} };
    orderJobs.work({ ...idle, refund: (refundId) => settleRefund(database, { refund }, refundId, now) });
  };
  const owe = (way: 'gateway' | 'byHand' = 'gateway', fails = false) =>
    inTransaction(database, async (tx) => {
      const { ticket_refund_id } = await tx
        .insertInto('ticket_refund')
        .values({
          order_id: sold.orderId,
          attempt: 1,
          purchased_ticket_id: sold.ids[0] as number,
          amount: 700,
          way,
          state: 'owed',
          created_at: new Date(now),
          changed_at: new Date(now),
        })
        .returning('ticket_refund_id')
        .executeTakeFirstOrThrow();
      await orderJobs.planRefund(tx, ticket_refund_id);
      if (fails) throw new Error('no');
    });
  const states = async () =>
    (await database.kysely.selectFrom('ticket_refund').select(['way', 'state', 'amount']).execute()).map(
      ({ way, state, amount }) => `${way} ${state} ${amount}`,
    );
  const later = async (ms: number) => {
    now += ms;
    return jobs.runDue();
  };

  beforeEach(async () => {
    database = await open();
    now = Date.UTC(2026, 10, 20);
    asked = [];
    answers = [];
    start();
    sold = await sellTicket(database, null);
  });

  test('is written down with what causes it and asked for once it is', async () => {
    await expect(owe('gateway', true)).rejects.toThrow('no');
    await jobs.runDue();
    expect([await states(), asked]).toEqual([[], []]);
    await owe();
    expect([await states(), asked]).toEqual([['gateway owed 700'], []]);
    await jobs.runDue();
    expect([await states(), asked]).toEqual([
      ['gateway done 700'],
      [[`${sold.orderNumber}/1`, expect.stringMatching(/^refund\/\d+$/), 700]],
    ]);
  });

  test('is asked for again with the same key until somebody says what became of it', async () => {
    answers = ['unknown', new Error('the line broke'), 'done'];
    await owe();
    await jobs.runDue();
    expect(await states()).toEqual(['gateway owed 700']);
    await later(minute);
    // Nobody knows whether it was heard: it stays asked and is asked again.
    expect(await states()).toEqual(['gateway asked 700']);
    await later(2 * minute);
    expect(await states()).toEqual(['gateway done 700']);
    expect(asked.length).toBe(3);
    expect(new Set(asked.map((call) => call.join(' '))).size).toBe(1);
  });

  test('is asked for by the next process when one ends in the middle', async () => {
    answers = [new Error('gone')];
    await owe();
    await jobs.runDue();
    start();
    await later(minute);
    expect(await states()).toEqual(['gateway done 700']);
  });

  test('that the gateway refuses is left to the organiser, and asked for no more', async () => {
    answers = ['refused'];
    await owe();
    await jobs.runDue();
    await later(48 * 60 * minute);
    expect([await states(), asked.length]).toEqual([['gateway failed 700'], 1]);
  });

  test('that the organiser transfers asks no gateway', async () => {
    await owe('byHand');
    await later(48 * 60 * minute);
    expect([await states(), asked]).toEqual([['byHand owed 700'], []]);
  });
});

test('money that goes back is asked for as long as a gateway may be away', () => {
  expect(wholeRetryTime(refundPatience)).toBeGreaterThan(30 * 24 * 60 * 60_000);
});
