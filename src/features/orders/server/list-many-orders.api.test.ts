import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOrderDesk, type OrderDesk } from '../../../../test/order-desk.ts';
import { findableBelow } from '#features/ticket/server.ts';
import type { QueryInputOf } from '#kernel/endpoint.ts';
import { listOrders } from '../contract.ts';
import { ordersPerPage } from '../rules/order-limits.ts';

const params = { site: 'event-11' };
const many = 6_000;
let desk: OrderDesk;

/** By the number of an order: every 15th buyer is a Tanaka, every 75th a Sakuraba, every 1,000th a Kujo. */
beforeAll(async () => {
  desk = await openOrderDesk();
  const { kysely } = desk.calls.site.database;
  await sql`
    insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount, language,
      purchaser_mail, purchaser_info, ordered_at, changed_at)
    select 'MANY' || n, 'many-' || n, 'event/11', 60, case n % 2 when 0 then 'completed' else 'canceled' end, 'Free', 0,
      'jpn', 'buyer' || n || '@example.jp',
      jsonb_build_array(jsonb_build_object('answerMethod', 'NAME', 'selectorValue', jsonb_build_array(
        jsonb_build_object('key', 'last_name', 'value', case
          when n % 1000 = 2 then '九条' when n % 75 = 1 then '桜庭' when n % 15 = 0 then '田中' else '佐藤' end),
        jsonb_build_object('key', 'first_name', 'value', '花子')
      ))), now(), now()
    from generate_series(1, ${many}::integer) n`.execute(kysely);
  for (let below: number | undefined, isFirst = true; isFirst || below !== undefined; isFirst = false)
    below = await findableBelow(kysely, below);
});
afterAll(() => desk.calls.close());

const list = async (query: QueryInputOf<typeof listOrders>) => {
  const { status, data } = await desk.sales.call(listOrders, { params, query });
  expect(status).toBe(200);
  return data;
};
const numbersWhere = (isWanted: (n: number) => boolean) =>
  Array.from({ length: many }, (_, at) => many - at)
    .filter(isWanted)
    .map((n) => `MANY${n}`);

describe('a search among thousands of orders', () => {
  test.each([
    ['that nearly all match', '@example.jp', {}, () => true, 50, true],
    ['that one in fifteen matches', '田中', {}, (n: number) => n % 15 === 0 && n % 1_000 !== 2, 50, true],
    ['of one letter', '田', {}, (n: number) => n % 15 === 0, 50, true],
    ['that one in 75 matches', '桜庭', {}, (n: number) => n % 75 === 1 && n % 1_000 !== 2, 50, true],
    ['that one in a thousand matches', '九条', {}, (n: number) => n % 1_000 === 2, 6, false],
    ['that most match, with a filter', '佐藤', { wish: 'canceled' }, undefined, 1_000, true],
    ['that some match, with a filter', '田中', { wish: 'completed' }, (n: number) => n % 30 === 0, 200, false],
  ] as const)('%s has each of them once, the newest first', async (_, q, filter, isWanted, found, isMoreFound) => {
    const seen: string[] = [];
    const pagesMax = 5;
    const first = await list({ q, ...filter });
    expect([first.found, first.isMoreFound]).toEqual([found, isMoreFound]);
    let page = first;
    for (let pages = 1; ; pages += 1) {
      seen.push(...page.entries.map(({ orderNumber }) => orderNumber));
      if (page.next === null || pages === pagesMax) break;
      page = await list({ q, ...filter, after: page.next });
    }
    const isOne = isWanted ?? ((n: number) => n % 2 === 1 && n % 15 !== 0 && n % 75 !== 1 && n % 1_000 !== 2);
    expect(seen).toEqual(numbersWhere(isOne).slice(0, pagesMax * ordersPerPage));
  });

  test('finds an order by its number that no text tells yet', async () => {
    const { kysely } = desk.calls.site.database;
    await sql`delete from ticket_order_search where folded like 'many77 %'`.execute(kysely);
    expect((await list({ q: 'many77' })).entries.map(({ orderNumber }) => orderNumber)).toContain('MANY77');
  });
});
