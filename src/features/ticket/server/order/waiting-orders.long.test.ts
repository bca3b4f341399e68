import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { describeEngines, resetDatabase } from '../../../../../test/test-database.ts';
import { endedHolds, ordersToTell } from './waiting-orders.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const others = 20_000;

describeEngines('orders that wait', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    const { orderId } = await sellTicket(database, null);
    // One in a thousand holds its places for another day, and one has news.
    await sql`insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount,
        attempt, held_until, tell, language, ordered_at, changed_at)
      select 'copy' || n, 'copy' || n, site_key, content_id, case when n % 1000 = 7 then 'reserved' else state end,
        payment_method, amount, attempt,
        case when n % 1000 = 7 then ${new Date(now)}::timestamptz + (n - 10000) * interval '1 second' end,
        case when n % 1000 = 8 then 'issued' end, language, ordered_at, changed_at
      from ticket_order, generate_series(1, ${others}::integer) n where order_id = ${orderId}`.execute(database.kysely);
    return () => resetDatabase(database);
  });
  const analyze = sql`analyze, timing off`;

  test.each([false, true])(
    'are found without reading the other orders, whether the database has analysed its tables or not (%s)',
    async (isKnown) => {
      if (isKnown) await sql`analyze ticket_order`.execute(database.kysely);
      for (const query of [endedHolds(database.kysely, now), ordersToTell(database.kysely, 0)]) {
        const plan = JSON.stringify(await query.explain('json', analyze));
        expect(plan).toMatch(/ticket_order_(hold|to_tell)/);
        expect(plan).not.toMatch(/"Rows Removed by Filter":\s*\d{3}/);
      }
    },
  );

  test('are each found once, page after page', async () => {
    const at = new Date(now - 1);
    await sql`update ticket_order set held_until = ${at} where held_until is not null`.execute(database.kysely);
    const all = await endedHolds(database.kysely, now).execute();
    expect(all).toHaveLength(20);
    expect(await endedHolds(database.kysely, now, all[7]).execute()).toEqual(all.slice(8));
    expect(await endedHolds(database.kysely, now, all.at(-1)).execute()).toEqual([]);
    await sql`update ticket_order set state = 'checking', ask_at = ${at} where held_until is not null`.execute(
      database.kysely,
    );
    expect(await endedHolds(database.kysely, now).execute(), 'money may be on its way').toEqual([]);
    const news = await ordersToTell(database.kysely, 0).execute();
    expect(await ordersToTell(database.kysely, news[7]?.order_id ?? 0).execute()).toEqual(news.slice(8));
  });
});
