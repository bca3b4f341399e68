import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOrder } from '#features/orders/contract.ts';
import type { ConsoleClient } from '../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../test/console-operators.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../../../../test/start-test-site.ts';
import { lineKeyOf as lineKeyInBrowser } from '../console/line-key.ts';
import * as calls from '../contract.ts';
import { paymentsPerCall } from '../rules/bank-limits.ts';
import { lineKeyOf } from './line-key.ts';

let site: TestSite;
let sales: ConsoleClient;
let colleague: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  sales = await operatorAt(site, 'event/11', 'sales');
  colleague = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(sales);
  await setUpApp(colleague);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bank_line', 'order_change', 'purchased_ticket', 'ticket_order'] as const) {
    await site.database.kysely.deleteFrom(table).execute();
  }
});

const params = { site: 'event-11' };
const waits = { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
const named = (kana: string) =>
  sql<object>`${JSON.stringify([
    {
      entryFormKey: 'name',
      answerMethod: 'NAME',
      selectorValue: [
        { key: 'last_name', value: '山田' },
        { key: 'last_name_kana', value: kana },
      ],
    },
  ])}::jsonb`;
let content = 800;
const sell = async (order: Parameters<typeof sellTicket>[2] = {}) => {
  content += 1;
  return (await sellTicket(site.database, null, { contentId: content, ...order, order: { ...waits, ...order.order } }))
    .orderNumber;
};
let keys = 0;
const line = (more: object = {}) => ({ date: '2026-11-20', amount: 1000, payer: 'ﾔﾏﾀﾞ ﾊﾅｺ', occurrence: 1, ...more });
const payment = (orderNumbers: readonly string[], more: object = {}) => {
  keys += 1;
  return {
    key: `payment-of-a-test-${String(keys).padStart(4, '0')}`,
    lines: [line({ payer: `payer ${keys}`, amount: 1000 * orderNumbers.length })],
    orders: orderNumbers.map((orderNumber) => ({ orderNumber, owed: 1000 })),
    isOtherSum: false,
    ...more,
  };
};
const note = async (payments: ReturnType<typeof payment>[], client = sales, at = params) => {
  const { status, data } = await client.call(calls.noteBankPayments, { params: at, body: { payments } });
  return status === 200 ? data.results.map(({ outcome }) => outcome) : status;
};
const isPaid = async (orderNumber: string) =>
  (
    await site.database.kysely
      .selectFrom('ticket_order')
      .select('is_settled')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
  ).is_settled;
const desk = async () => (await sales.call(calls.readBankDesk, { params })).data;

describe('the orders that a file is matched with', () => {
  test('are those that a transfer to the organiser pays, with what they owe and how they ended', async () => {
    const open = await sell({ number: 2, order: { purchaser_info: named('ヤマダ') } });
    const settled = await sell({ order: { is_settled: true } });
    const gone = await sell({ order: { state: 'canceled' } });
    await sell({ order: { payment_method: 'Local' } });
    await sell({ order: { payment_method: 'CreditCard', is_deferred: false, paid_attempt: 1, attempt: 1 } });
    await sell({ siteKey: 'event/12' });
    const { orders, isCut, knownLines } = await desk();
    expect([isCut, knownLines]).toEqual([false, []]);
    expect(orders.map(({ orderNumber, standing, owed, due }) => [orderNumber, standing, owed, due])).toEqual([
      [open, 'owed', 2000, 2000],
      [gone, 'canceled', 0, 1000],
      [settled, 'completed', 0, 1000],
    ]);
    expect(orders[0]).toMatchObject({ name: '山田', kana: 'ヤマダ' });
    const looks = await site.database.kysely
      .selectFrom('operator_log')
      .select('action')
      .where('action', '=', 'looked.orders')
      .execute();
    expect(looks.length).toBeGreaterThan(0);
  });
});

describe('payments that are noted', () => {
  test('pay their orders, are known from then on, and say at the order who noted them and which transfer it was', async () => {
    const orders = [await sell(), await sell()];
    const payments = orders.map((one) => payment([one]));
    expect(await note(payments)).toEqual(['noted', 'noted']);
    expect(await Promise.all(orders.map(isPaid))).toEqual([true, true]);
    const { knownLines } = await desk();
    expect(knownLines.toSorted()).toEqual(payments.map(({ lines: [one] }) => lineKeyOf('event/11', one!)).toSorted());
    const { data } = await sales.call(readOrder, { params: { ...params, orderNumber: orders[0]! } });
    expect(data.history[0]).toMatchObject({ kind: 'operator', action: 'order.settled', reason: '2026-11-20 ¥1,000' });
  });

  test('are noted once: the same press again, the same file again, and an order that was paid by hand', async () => {
    const [one, other] = [await sell(), await sell()];
    const first = payment([one]);
    expect(await note([first])).toEqual(['noted']);
    // The answer was lost, and the press comes again.
    expect(await note([first])).toEqual(['noted']);
    // The file is read again, and its line is chosen for another order.
    expect(await note([{ ...payment([other]), lines: first.lines }])).toEqual(['lineKnown']);
    expect(await note([payment([one])])).toEqual(['paidBefore']);
    expect(await isPaid(other)).toBe(false);
    const changes = await site.database.kysely.selectFrom('order_change').selectAll().execute();
    expect(changes).toHaveLength(1);
  });

  test('pay all of their orders or none, and each stands for itself', async () => {
    const [one, other, third] = [await sell(), await sell({ order: { is_settled: true } }), await sell()];
    const both = payment([one, other]);
    const { data } = await sales.call(calls.noteBankPayments, {
      params,
      body: { payments: [both, payment([third])] },
    });
    expect(data.results).toMatchObject([
      { outcome: 'paidBefore', orderNumber: other },
      { outcome: 'noted', orderNumber: null },
    ]);
    expect(await Promise.all([one, third].map(isPaid))).toEqual([false, true]);
    // Its line is not known either: it can be noted for the order that waits.
    expect(await note([{ ...both, orders: both.orders.slice(0, 1), isOtherSum: true }])).toEqual(['noted']);
  });

  test('come in parts, or are another sum where the organiser says so', async () => {
    const [one, other] = [await sell(), await sell()];
    const parts = [line({ amount: 400, payer: 'parts' }), line({ amount: 600, payer: 'parts' })];
    expect(await note([payment([one], { lines: parts })])).toEqual(['noted']);
    const less = payment([other], { lines: [line({ amount: 560, payer: 'less' })] });
    expect(await note([less])).toEqual(['otherSum']);
    expect(await note([{ ...less, isOtherSum: true }])).toEqual(['noted']);
  });

  test.each([
    ['owes another sum than was seen', {}, 900, 'changed'],
    ['was cancelled', { state: 'canceled' }, 1000, 'ended'],
    ['is paid at the venue', { payment_method: 'Local' }, 1000, 'unknown'],
  ] as const)('are refused where the order %s', async (_, order, owed, expected) => {
    const orderNumber = await sell({ order });
    const wrong = { lines: [line({ amount: owed, payer: `wrong ${expected}` })], orders: [{ orderNumber, owed }] };
    expect(await note([payment([orderNumber], wrong)])).toEqual([expected]);
    expect((await desk()).knownLines).toEqual([]);
  });

  test('are refused for an order of another event, and at another event', async () => {
    const elsewhere = await sell({ siteKey: 'event/12' });
    expect(await note([payment([elsewhere])])).toEqual(['unknown']);
    expect(await note([payment([elsewhere])], sales, { site: 'event-12' })).toBe(404);
    expect(await isPaid(elsewhere)).toBe(false);
  });

  test.each([
    ['without a line', { lines: [] }],
    ['without an order', { orders: [] }],
    ['of less than nothing', { lines: [line({ amount: -1 })] }],
    ['of a day that there is not', { lines: [line({ date: 'today' })] }],
    ['of a payer without end', { lines: [line({ payer: 'x'.repeat(201) })] }],
  ])('are refused %s, before anything is stored', async (_, wrong) => {
    const orderNumber = await sell();
    expect(await note([payment([orderNumber], wrong)])).toBe(422);
    expect(await isPaid(orderNumber)).toBe(false);
  });

  test('are bounded in number', async () => {
    const orderNumber = await sell();
    expect(await note(Array.from({ length: paymentsPerCall + 1 }, () => payment([orderNumber])))).toBe(422);
  });

  test('tell each buyer once', async () => {
    const orders = [await sell({ order: { purchaser_mail: 'told@example.jp' } })];
    const same = payment(orders);
    await Promise.all([note([same]), note([same]), note([payment(orders)], colleague)]);
    site.setNow(testNow + 60_000);
    await site.hiroba.jobs.runDue();
    site.setNow(testNow);
    const told = (await site.mails('told@example.jp')).map(({ kind }) => kind);
    expect(told).toHaveLength(1);
  });
});

test('a line has the same name in the browser and at the server', async () => {
  expect(await lineKeyInBrowser('event/11', line())).toBe(lineKeyOf('event/11', line()));
  expect(lineKeyOf('event/11', line({ payer: 'ヤマダ　ハナコ' }))).toBe(lineKeyOf('event/11', line()));
  expect(lineKeyOf('event/12', line())).not.toBe(lineKeyOf('event/11', line()));
  expect(lineKeyOf('event/11', line({ occurrence: 2 }))).not.toBe(lineKeyOf('event/11', line()));
});
