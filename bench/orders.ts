import { join } from 'node:path';
import { sql } from 'kysely';
import { listOrdersOf } from '#features/orders/server/list-orders.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { fillPeople } from './fill-people.ts';
import { growthOfLists } from './list-growth.ts';
import type { Row } from './row.ts';

/** A stand-alone event, whose accounts are its own. */
const siteKey = 'event/900';

/** The list of orders of an event with 100,000 against one with 1,000, on both engines. */
export async function listsOfOrders(folder: string): Promise<Row[]> {
  const embedded = await openDatabase({ dataFolder: join(folder, 'embedded-orders') });
  const rows: Row[] = [];
  try {
    rows.push(...(await grown(embedded, () => 0)));
  } finally {
    await embedded.close();
  }
  const programs = postgresPrograms();
  if (programs === undefined)
    return [...rows, { name: 'orders on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true }];
  const postgres = await startBenchPostgres(programs, folder);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: folder });
  try {
    return [...rows, ...(await grown(database, () => postgres.cpu()))];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function grown(database: Database, cpuBeside: () => number): Promise<Row[]> {
  const { kysely } = database;
  await migrate(database);
  await sql`insert into site (site_key, portal_id, event_id) values (${siteKey}, 0, 900)`.execute(kysely);
  return growthOfLists({
    database,
    cpuBeside,
    fill: (first, last) => fillPeople(database, { siteKey, realmKey: siteKey }, first, last),
    lists: [
      {
        name: 'orders',
        list: (wish) => listOrdersOf(database, { siteKey, language: 'jpn', now: Date.now() }, wish),
        middle: async () => {
          const { rows } = await sql<{ middle: number }>`select max(order_id) / 2 as middle from ticket_order`.execute(
            kysely,
          );
          return rows[0]?.middle ?? 0;
        },
      },
    ],
  });
}
