import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedBuyer, openOrderDesk, type OrderDesk } from '../../../../test/order-desk.ts';
import { operatorAt, setUpApp } from '../../../../test/console-operators.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { QueryInputOf } from '#kernel/endpoint.ts';
import { listOrders, readOrder } from '../contract.ts';
import { ordersPerPage } from '../rules/order-limits.ts';

const visitorPass = 1;
const params = { site: 'event-11' };
let desk: OrderDesk;
/** The order numbers by the buyer's mail address. */
const numbers = new Map<string, string>();

beforeAll(async () => {
  desk = await openOrderDesk();
  const { buyer } = desk;
  const people = [
    ['tanaka@example.jp', namedBuyer('田中', '太郎', 'タナカ', 'タロウ')],
    ['Yamada.Hanako@Example.jp', namedBuyer('山田', '花子', 'ヤマダ', 'ハナコ')],
    ['smith@example.com', namedBuyer('Smith', 'John', 'スミス', 'ジョン')],
  ] as const;
  for (const [purchaserEmail, who] of people) {
    const { data } = await buyer.buy({ purchaserEmail, purchaseList: [await buyer.item(visitorPass)], ...who });
    numbers.set(purchaserEmail, data.orderId);
  }
});
afterAll(() => desk.calls.close());

const list = async (query: QueryInputOf<typeof listOrders> = {}) => {
  const { status, data } = await desk.sales.call(listOrders, { params, query });
  expect(status).toBe(200);
  return data;
};
const mailsOf = async (query: QueryInputOf<typeof listOrders>) => (await list(query)).entries.map(({ mail }) => mail);
const looks = async () => {
  const { rows } = await desk.calls.site.database.pool.query<{ details: object }>(
    "select details from operator_log where action = 'looked.orders' order by log_id",
  );
  return rows.map(({ details }) => details);
};

describe('the list of orders', () => {
  test('has the orders of the event, the newest first, with their buyers, tickets and sums', async () => {
    const { entries, found, next } = await list();
    expect(entries.slice(0, 3)).toMatchObject([
      { mail: 'smith@example.com', name: 'John Smith', kana: 'スミス ジョン' },
      { mail: 'Yamada.Hanako@Example.jp', name: '山田 花子', kana: 'ヤマダ ハナコ', standing: 'completed', due: 0 },
      { mail: 'tanaka@example.jp', orderNumber: numbers.get('tanaka@example.jp'), method: 'Free', owed: 0 },
    ]);
    expect(entries[0]?.tickets).toMatchObject([{ number: 1 }]);
    expect([found, next]).toEqual([entries.length, null]);
  });

  test.each([
    ['ﾔﾏﾀﾞ', ['Yamada.Hanako@Example.jp']],
    ['やまだ はなこ', ['Yamada.Hanako@Example.jp']],
    ['山田花子', ['Yamada.Hanako@Example.jp']],
    ['ＹＡＭＡＤＡ．', ['Yamada.Hanako@Example.jp']],
    ['中太', ['tanaka@example.jp']],
    ['田', ['tanaka@example.jp']],
    ['JOHN smith', ['smith@example.com']],
    ['@example.jp', ['Yamada.Hanako@Example.jp', 'tanaka@example.jp']],
    ['%', []],
    ['山田 太郎', []],
  ])('finds by %s whatever its width, case and kana', async (q, wanted) => {
    expect(await mailsOf({ q })).toEqual(wanted);
  });

  test('finds an order by its number, or a part of it', async () => {
    const number = numbers.get('smith@example.com')!;
    expect(await mailsOf({ q: number.toLowerCase() })).toEqual(['smith@example.com']);
    expect(await mailsOf({ q: number.slice(3, 11) })).toEqual(['smith@example.com']);
  });

  test('is cut down by state, payment, ticket and the day of ordering in Japan', async () => {
    const { database } = desk.calls.site;
    const owing = { purchaser_mail: 'owing@example.jp', is_deferred: true, attempt: 0, paid_attempt: null } as const;
    const at = new Date('2026-11-01T00:30:00+09:00');
    await sellTicket(database, null, {
      contentId: 60,
      item: { detailId: 3, price: 1_000 },
      order: { ...owing, payment_method: 'Bank', ordered_at: at },
    });
    expect(await mailsOf({ wish: 'owed' })).toEqual(['owing@example.jp']);
    expect(await mailsOf({ wish: 'owed', method: 'Local' })).toEqual([]);
    expect(await mailsOf({ ticket: '60-3', method: 'Bank' })).toEqual(['owing@example.jp']);
    expect(await mailsOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual(['owing@example.jp']);
    expect(await mailsOf({ from: '2026-10-31', to: '2026-10-31' })).toEqual([]);
    expect(await mailsOf({ wish: 'completed', q: '@example.jp' })).toHaveLength(2);
    expect(await mailsOf({ wish: 'canceled' })).toEqual([]);
  });

  test('shows what has to be paid back by hand', async () => {
    const { database } = desk.calls.site;
    const sold = await sellTicket(database, null, { contentId: 60, order: { purchaser_mail: 'back@example.jp' } });
    await database.pool.query(
      `insert into ticket_refund (order_id, attempt, purchased_ticket_id, amount, way, state, created_at, changed_at)
       values ($1, 1, $2, 700, 'byHand', 'asked', now(), now())`,
      [sold.orderId, sold.ids[0]],
    );
    expect((await list({ wish: 'refundByHand' })).entries).toMatchObject([{ mail: 'back@example.jp', toRefund: 700 }]);
    expect(await mailsOf({ wish: 'refundFailed' })).toEqual([]);
  });

  test('goes on behind the last order that was shown, each once', async () => {
    const { database } = desk.calls.site;
    for (let number = 0; number < ordersPerPage; number += 1)
      await sellTicket(database, null, { contentId: 60, order: { purchaser_mail: `many${number}@example.jp` } });
    const first = await list();
    expect([first.entries.length, first.found, first.isMoreFound]).toEqual([ordersPerPage, ordersPerPage + 5, false]);
    const second = await list({ after: first.next! });
    expect([second.found, second.next]).toEqual([null, null]);
    const all = [...first.entries, ...second.entries].map(({ orderNumber }) => orderNumber);
    expect(new Set(all).size).toBe(ordersPerPage + 5);
  });

  test('lets orders of an earlier release be found by a job', async () => {
    expect(await mailsOf({ q: 'owing@' })).toEqual([]);
    await desk.calls.site.hiroba.features.begin();
    await desk.calls.site.hiroba.jobs.runDue();
    expect(await mailsOf({ q: 'owing@' })).toEqual(['owing@example.jp']);
  });
});

describe('an order', () => {
  test('of a sibling event is not found', async () => {
    const other = await operatorAt(desk.calls.site, 'event/12', 'sales');
    await setUpApp(other);
    const orderNumber = numbers.get('smith@example.com')!;
    expect((await other.call(readOrder, { params: { site: 'event-12', orderNumber } })).status).toBe(404);
    expect((await other.call(listOrders, { params: { site: 'event-12' } })).data.entries).toEqual([]);
    expect((await other.call(readOrder, { params: { ...params, orderNumber } })).status).toBe(404);
    expect((await desk.sales.call(readOrder, { params: { ...params, orderNumber } })).status).toBe(200);
  });

  test('is in the log when it was looked at, and a list that showed nobody is not', async () => {
    const before = (await looks()).length;
    const orderNumber = numbers.get('smith@example.com')!;
    await desk.sales.call(readOrder, { params: { ...params, orderNumber } });
    await mailsOf({ q: 'nobody at all' });
    await mailsOf({ q: 'smith' });
    expect((await looks()).slice(before)).toEqual([{ order: orderNumber }, {}]);
  });
});
