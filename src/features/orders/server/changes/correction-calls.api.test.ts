import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { startTestSite, type TestSite } from '../../../../../test/start-test-site.ts';
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
