import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrders } from '#features/orders/contract.ts';
import { fetchOrderFile, makeOrderFile, readOrderColumns } from '#features/orders/contract/file.ts';
import { orderColumns } from '#features/orders/rules/order-columns.ts';
import { orderFileMs } from '#features/orders/rules/order-limits.ts';
import { letOrdersBeFound } from '#features/ticket/server/order/let-orders-be-found.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
let site: TestSite;
let seller: ConsoleClient;
let other: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  seller = await operatorAt(site, 'event/11', 'sales');
  other = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(seller);
  await setUpApp(other);
  for (const mail of ['first@example.jp', '=second@example.jp']) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they are listed
    const { orderId, orderNumber } = await sellTicket(site.database, null, {
      contentId: 60,
      order: { purchaser_mail: mail },
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await letOrdersBeFound(site.database.kysely, [{ orderId, siteKey: 'event/11', orderNumber, mail, answers: [] }]);
  }
});
afterAll(() => site.close());

const columns = ['mail', 'number', 'standing'];
const make = (filter: object, file: object = { kind: 'csv', columns }, client = seller) =>
  client.call(makeOrderFile, { params, body: { filter, file } as never });
const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
const fetchBy = (path: string, client = seller) =>
  client.call(fetchOrderFile, { params: { ...params, token: tokenOf(path) } });
const textOf = async (path: string): Promise<string> => String((await fetchBy(path)).bytes);

describe('the file of the orders of an event', () => {
  test('has a row for each order that the filter finds, with the columns that were chosen', async () => {
    const { data } = await make({});
    expect(data.rows).toBe(2);
    const lines = (await textOf(data.path)).replace(byteOrderMark, '').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe('Completed,first@example.jp,1');
    const found = await make({ q: 'first' });
    expect(found.data.rows).toBe(1);
    expect((await seller.call(listOrders, { params, query: { q: 'first' } })).data.found).toBe(1);
  });

  test('begins no cell of a CSV with a formula, and is also an Excel file', async () => {
    expect(await textOf((await make({})).data.path)).not.toMatch(/^=/m);
    const { data } = await make({}, { kind: 'xlsx', columns });
    expect(String((await fetchBy(data.path)).bytes).slice(0, 2)).toBe('PK');
  });

  test('keeps the columns for the next time, for its operator alone', async () => {
    await make({});
    expect((await seller.call(readOrderColumns, { params })).data.chosen).toEqual(['standing', 'mail', 'number']);
    expect((await other.call(readOrderColumns, { params })).data.chosen).toEqual([...orderColumns]);
  });

  test('is fetched once, by its operator alone, within ten minutes', async () => {
    const { path } = (await make({})).data;
    expect((await fetchBy(path, other)).status).toBe(404);
    expect([(await fetchBy(path)).status, (await fetchBy(path)).status]).toEqual([200, 404]);
    const late = (await make({})).data.path;
    site.setNow(testNow + orderFileMs + 1);
    expect((await fetchBy(late)).status).toBe(404);
    site.setNow(testNow);
  });

  test('is refused in words where nothing is found, and for a column that there is not', async () => {
    expect((await make({ q: 'nobody-at-all' })).status).toBe(409);
    expect((await make({}, { kind: 'csv', columns: ['password'] })).status).toBe(409);
    expect((await make({}, { kind: 'csv', columns: [] })).status).toBe(422);
  });

  test('is noted in the log, without what was searched for', async () => {
    await make({ q: 'first' });
    const { rows } = await site.database.pool.query<{ details: object }>(
      `select details from operator_log where action = 'orders.exported' order by log_id desc limit 1`,
    );
    expect(rows[0]?.details).toEqual({ rows: 1, kind: 'csv', isSearched: true });
  });
});
