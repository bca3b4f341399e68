import { join } from 'node:path';
import { sql } from 'kysely';
import { listOrdersOf } from '#features/orders/server/list-orders.ts';
import { migrate } from '#server/database/migrate.ts';
import { fillPeople } from './fill-people.ts';
import { growthOnEngines } from './list-growth.ts';
import type { Row } from './row.ts';

/** A stand-alone event, whose accounts are its own. */
const siteKey = 'event/900';

/** The list of orders of an event with 100,000 against one with 1,000, on both engines. */
export function listsOfOrders(folder: string): Promise<Row[]> {
  return growthOnEngines(join(folder, 'orders'), async ({ database }) => {
    const { kysely } = database;
    await migrate(database);
    await sql`insert into site (site_key, portal_id, event_id) values (${siteKey}, 0, 900)`.execute(kysely);
    return {
      fill: (first, last) => fillPeople(database, { siteKey, realmKey: siteKey }, first, last),
      lists: [
        {
          name: 'orders',
          list: (wish) => listOrdersOf(database, { siteKey, language: 'jpn', now: Date.now() }, wish),
          middle: async () => {
            const { rows } = await sql<{ middle: number }>`
              select max(order_id) / 2 as middle from ticket_order`.execute(kysely);
            return rows[0]?.middle ?? 0;
          },
        },
      ],
    };
  });
}
