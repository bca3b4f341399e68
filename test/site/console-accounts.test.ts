import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as numbers from '#features/numbers/contract.ts';
import { movementKinds } from '#features/numbers/rules/accounts/movements.ts';
import { keptMs } from '#features/numbers/server/kept-charts.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { tries } from '../run-length.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
const month = '2026-11';
const at = (text: string): Date => new Date(parseInstant(text)!);

let site: TestSite;
let seller: ConsoleClient;
let now = testNow;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  seller = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(seller);
});
afterAll(() => site.close());
const empty = async (): Promise<void> => {
  for (const table of [
    'ticket_order_event',
    'ticket_refund',
    'ticket_checkin',
    'purchased_ticket',
    'ticket_order',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
  site.setNow((now += keptMs));
};
beforeEach(empty);

const pay = (price: number, paidAt: string, more: NonNullable<Parameters<typeof sellTicket>[2]> = {}) =>
  sellTicket(site.database, null, {
    contentId: 60,
    item: { detailId: 2, price, title: { jpn: '=入場券', eng: 'Ticket' } },
    ...more,
    order: { ordered_at: at(paidAt), paid_at: at(paidAt), ...more.order },
  });
const cancel = (id: number, when: string) =>
  site.database.pool.query(
    `update purchased_ticket set state = 'canceled', canceled_at = $2 where purchased_ticket_id = $1`,
    [id, at(when)],
  );
const refund = (orderId: number, amount: number, when: string, id: number | null, attempt = 1) =>
  site.database.pool.query(
    `insert into ticket_refund (order_id, attempt, purchased_ticket_id, amount, way, state, created_at, changed_at)
      values ($1, $2, $3, $4, 'byHand', 'owed', $5, $5)`,
    [orderId, attempt, id, amount, at(when)],
  );
const sums = async (of = month) =>
  (await seller.call(numbers.readAccounts, { params, query: { month: of } })).data.sums;
const rowsOf = async (of = month): Promise<string[][]> => {
  const { bytes } = await seller.call(numbers.downloadAccounts, {
    params,
    query: { month: of, kind: 'csv' },
    headers: { language: 'jpn' },
  });
  return bytes
    .toString()
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
};

describe('the books of a month', () => {
  test('have a sale with its tax, a refund and the fee that stays, on their days', async () => {
    const { orderId, orderNumber, ids } = await pay(3_000, '2026-11-05 10:00');
    await cancel(ids[0]!, '2026-11-20 12:00');
    await refund(orderId, 2_500, '2026-11-20 12:00', ids[0]!);
    await pay(1_000, '2026-10-31 23:59');
    const rows = await rowsOf();
    expect(rows[0]).toEqual([
      `${byteOrderMark}日時`,
      '種別',
      '注文番号',
      '内容',
      '支払い方法',
      '税込金額（円）',
      '税率',
      '消費税額（円）',
      '税抜金額（円）',
      '登録番号',
    ]);
    const number = rows[1]?.[9] ?? '';
    expect(number).toMatch(/^T\d{13}$/);
    // A title that looks like a formula runs nowhere.
    const what = "'=入場券 × 1";
    expect(rows.slice(1)).toEqual([
      ['2026-11-05 10:00', '売り上げ', orderNumber, what, 'クレジットカード', '3000', '10%', '272', '2728', number],
      ['2026-11-20 12:00', '返金', orderNumber, what, 'クレジットカード', '-3000', '10%', '-272', '-2728', number],
      ['2026-11-20 12:00', 'キャンセル料', orderNumber, what, 'クレジットカード', '500', '対象外', '0', '500', number],
    ]);
    expect(await sums()).toEqual({
      sale: { count: 1, amount: 3_000, tax: 272 },
      refund: { count: 1, amount: -3_000, tax: -272 },
      fee: { count: 1, amount: 500, tax: 0 },
    });
    expect((await sums('2026-10')).sale).toEqual({ count: 1, amount: 1_000, tax: 90 });
  });

  test('leave out what is free, owed, or went back because it bought nothing', async () => {
    await pay(0, '2026-11-05 10:00');
    await pay(1_000, '2026-11-05 10:00', {
      order: { paid_attempt: null, paid_at: null, payment_method: 'Bank', is_deferred: true },
    });
    const { orderId } = await pay(1_000, '2026-11-05 10:00', {
      order: { state: 'expired', paid_attempt: null, paid_at: null, attempt: 1 },
      ticket: { state: 'released' },
    });
    await refund(orderId, 1_000, '2026-11-06 10:00', null);
    expect(await rowsOf()).toHaveLength(1);
    await pay(2_000, '2026-11-05 10:00');
    const { orderId: twice } = await pay(500, '2026-11-05 10:00', { order: { attempt: 2, paid_attempt: 2 } });
    await refund(twice, 500, '2026-11-07 10:00', null, 1);
    expect(await sums()).toMatchObject({ sale: { count: 2, amount: 2_500 }, refund: { count: 0 } });
  });

  test('have a payment by hand on the day on which it was noted', async () => {
    const { orderId } = await pay(1_000, '2026-10-05 10:00', {
      order: { paid_attempt: null, paid_at: null, payment_method: 'Bank', is_deferred: true },
    });
    await site.database.pool.query(`update ticket_order set is_settled = true, changed_at = $2 where order_id = $1`, [
      orderId,
      at('2026-11-03 09:00'),
    ]);
    expect((await rowsOf())[1]?.slice(0, 2)).toEqual(['2026-11-03 09:00', '売り上げ']);
    expect((await sums('2026-10')).sale.count).toBe(0);
  });

  test('are also a workbook, and each file is in the log', async () => {
    await site.database.kysely.deleteFrom('operator_log').execute();
    await pay(3_000, '2026-11-05 10:00');
    const { bytes, status } = await seller.call(numbers.downloadAccounts, { params, query: { month, kind: 'xlsx' } });
    expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const { rows } = await site.database.pool.query(
      `select details from operator_log where action = 'accounts.exported'`,
    );
    expect(rows).toEqual([{ details: { name: month, kind: 'xlsx' } }]);
  });

  test('are of this event alone, and closed to whoever may not sell', async () => {
    await pay(1_000, '2026-11-05 10:00', { siteKey: 'event/14' });
    expect(await rowsOf()).toHaveLength(1);
    const reader = await operatorAt(site, 'event/11', 'reader');
    expect((await reader.call(numbers.readAccounts, { params, query: { month } })).status).toBe(403);
    expect((await seller.call(numbers.readAccounts, { params, query: { month: '2026-13' } })).status).toBe(422);
  });

  test('come in pages without losing or doubling an order', async () => {
    const { orderId } = await pay(1_000, '2026-11-05 10:00');
    await site.database.pool.query(
      `with copies as (
        insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount, attempt,
          paid_attempt, language, ordered_at, paid_at, changed_at)
        select 'COPY-' || n, 'copy-' || n, site_key, content_id, state, payment_method, amount, attempt, paid_attempt,
          language, ordered_at, paid_at, changed_at
        from ticket_order, generate_series(1, 1100) n where order_id = $1 returning order_id
      )
      insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
        code, qr_secret, available_started_at)
      select c.order_id, t.site_key, t.content_id, t.ticket_id, t.snapshot_id, t.price, t.original_price, t.state,
        'CODE-' || c.order_id, 'secret', t.available_started_at
      from copies c, purchased_ticket t where t.order_id = $1`,
      [orderId],
    );
    const rows = (await rowsOf()).slice(1);
    expect([rows.length, new Set(rows.map(([, , order]) => order)).size]).toEqual([1_101, 1_101]);
    expect((await sums()).sale).toEqual({ count: 1_101, amount: 1_101_000, tax: 1_101 * 90 });
  });
});

test('the sums of all months are what came less what went back, whatever happened to the orders', async () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0'));
  const moment = fc.tuple(fc.constantFrom('09', '10', '11'), days).map(([of, day]) => `2026-${of}-${day} 12:00`);
  const anyTicket = fc.record({
    price: fc.integer({ min: 1, max: 9_999 }),
    canceledAt: fc.option(moment),
    back: fc.option(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), when: moment })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(moment, fc.array(anyTicket, { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 4 }),
      async (orders) => {
        await empty();
        let expected = 0;
        for (const [paidAt, tickets] of orders) {
          const amount = tickets.reduce((sum, { price }) => sum + price, 0);
          const { orderId, ids } = await pay(1_000, paidAt, { number: tickets.length, order: { amount } });
          expected += amount;
          for (const [place, { price, canceledAt, back }] of tickets.entries()) {
            const id = ids[place]!;
            await site.database.pool.query(
              'update purchased_ticket set price = $2, original_price = $2 where purchased_ticket_id = $1',
              [id, price],
            );
            // What is cancelled before it is paid for is in no sum: an order has it in canceled_unpaid.
            const when = canceledAt !== null && canceledAt > paidAt ? canceledAt : null;
            if (when !== null) await cancel(id, when);
            const given = Math.floor(price * (back?.share ?? 0));
            if (back === null || given === 0) continue;
            await refund(orderId, given, back.when, id);
            expected -= given;
          }
        }
        let total = 0;
        for (const of of ['2026-09', '2026-10', '2026-11']) {
          const all = await sums(of);
          const rows = (await rowsOf(of)).slice(1);
          const inFile = rows.reduce((sum, row) => sum + Number(row[5]), 0);
          const inSums = movementKinds.reduce((sum, kind) => sum + all[kind].amount, 0);
          expect(inFile).toBe(inSums);
          total += inSums;
        }
        expect(total).toBe(expected);
      },
    ),
    { numRuns: tries(15, 150) },
  );
});
