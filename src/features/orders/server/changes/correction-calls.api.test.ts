import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eraseGuestOrders } from '#features/ticket/server.ts';
import { startTestSite, testNow, type TestSite } from '../../../../../test/start-test-site.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import { readOrder } from '../../contract.ts';
import { correctOrder, readPeopleOfOrder } from '../../contract/corrections.ts';

let site: TestSite;
let sales: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => site.close());

const name = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const seen = { name, mail: 'hanako@exmaple.jp' };
const right = { name: { ...name, first_name: '華子' }, mail: 'hanako@example.jp' };
const sell = () =>
  sellTicket(site.database, null, {
    contentId: 60,
    order: { purchaser_mail: seen.mail, purchaser_info: sql<object>`${JSON.stringify(buyerName)}::jsonb` },
  });
let forms = 0;
const correct = (orderNumber: string, body: object = {}) => {
  forms += 1;
  return sales.call(correctOrder, {
    params: { site: 'event-11', orderNumber },
    body: { key: `a-form-of-a-test-${forms}`, purchasedTicketId: null, ...right, seen, ...body },
  });
};

test("a visitor opens the tickets by the link in the new mail, and the old address's link is dead", async () => {
  const { orderNumber } = await sell();
  const order = (number: string) => site.get(`/web_api/v2/ticket/order/1/11/60/${number}`, { language: 'eng' });
  expect((await order(orderNumber)).status).toBe(200);
  const corrected = await correct(orderNumber);
  expect(corrected.status).toBe(200);
  expect([(await order(orderNumber)).status, (await order(corrected.data.orderNumber)).status]).toEqual([404, 200]);
  const { data } = await sales.call(readOrder, {
    params: { site: 'event-11', orderNumber: corrected.data.orderNumber },
  });
  expect(data.buyer).toMatchObject({ name: '山田 華子', mail: right.mail });
  expect(data.history).toMatchObject([
    { kind: 'operator', action: 'order.corrected' },
    { kind: 'mail', mail: 'ticket-address-removed' },
    { kind: 'mail', mail: 'ticket-buyer-corrected' },
    {},
    {},
  ]);
});

test('the history of an order says what a correction changed, of whom, by whom and why, until the person is erased', async () => {
  const { orderNumber, orderId, ids } = await sell();
  const first = await correct(orderNumber, { reason: '電話で本人から' });
  const companion = { name: { ...name, first_name: '次郎' }, mail: '' };
  const empty = { name: { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' }, mail: '' };
  const number = first.data.orderNumber;
  expect((await correct(number, { purchasedTicketId: ids[0], ...companion, seen: empty })).status).toBe(200);
  const corrections = async () => {
    const { data } = await sales.call(readOrder, { params: { site: 'event-11', orderNumber: number } });
    return data.history.filter((entry) => entry.kind === 'operator');
  };
  expect(await corrections()).toMatchObject([
    {
      ticket: 1,
      reason: '',
      changed: [
        { part: 'name', before: '', after: '山田 次郎' },
        { part: 'kana', before: '', after: 'ヤマダ ハナコ' },
      ],
    },
    {
      ticket: null,
      reason: '電話で本人から',
      by: expect.stringMatching(/./),
      changed: [
        { part: 'name', before: '山田 花子', after: '山田 華子' },
        { part: 'mail', before: seen.mail, after: right.mail },
      ],
    },
  ]);
  const { pool, kysely } = site.database;
  const logged = await pool.query(`select details::text from operator_log where action = 'order.corrected'`);
  expect(JSON.stringify(logged.rows)).not.toMatch(/山田|hanako|電話/);
  await kysely.transaction().execute((tx) => eraseGuestOrders(tx, { realmKey: 'event/11', mail: right.mail }));
  expect(await corrections()).toMatchObject([
    { reason: '', changed: [] },
    { reason: '', changed: [] },
  ]);
  const kept = await pool.query('select person from order_change where order_id = $1', [orderId]);
  expect(kept.rows).toEqual([{ person: null }, { person: null }]);
});

test('who deletes the account is named in no correction any more', async () => {
  const { memberId } = await testMember(site.database, 'event/11', testNow);
  const { orderId, orderNumber } = await sellTicket(site.database, memberId, {
    contentId: 60,
    order: { purchaser_mail: seen.mail, purchaser_info: sql<object>`${JSON.stringify(buyerName)}::jsonb` },
  });
  expect((await correct(orderNumber)).status).toBe(200);
  const { pool } = site.database;
  const named = async () =>
    (await pool.query('select person is not null as named from order_change where order_id = $1', [orderId])).rows;
  expect(await named()).toEqual([{ named: true }]);
  await pool.query('delete from member where member_id = $1', [memberId]);
  expect(await named()).toEqual([{ named: false }]);
});

test('a look at who can be corrected is in the log, and a wrong address is said at its field', async () => {
  const { orderNumber } = await sell();
  const { data } = await sales.call(readPeopleOfOrder, { params: { site: 'event-11', orderNumber } });
  expect(data).toMatchObject({ buyer: seen, hasLink: true, companions: [{}] });
  const looks = site.database.kysely
    .selectFrom('operator_log')
    .select('details')
    .where('action', '=', 'looked.order')
    .where(sql<boolean>`details ->> 'order' = ${orderNumber}`);
  expect(await looks.execute()).toHaveLength(1);
  const refused = await correct(orderNumber, { mail: 'hanako@' });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['mail']]);
  expect((await correct(orderNumber, { ...seen })).status).toBe(409);
  expect((await correct(orderNumber, { seen: right })).status).toBe(409);
});
