import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { worldSites } from '#app/world-sites.ts';
import { importDemoWorld } from '#demo/world/demo-world.ts';
import { listAttendees } from '#features/attendees/contract.ts';
import { listMembers } from '#features/members/contract.ts';
import { enterDemo } from '#features/operator/contract.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { consoleClient } from '../test/console-client.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { fillPeople } from './fill-people.ts';
import { growthOfLists } from './list-growth.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const siteKey = 'event/11';
const realmKey = 'portal/1';

/**
 * The calls that list the attendees of an event, the members of its portal, and those who have to do with another event,
 * of 100,000 against 1,000, on both engines.
 */
export async function listsOfPeople(folder: string): Promise<Row[]> {
  const own = join(folder, 'embedded-people');
  const embedded = await openDatabase({ dataFolder: own });
  const rows: Row[] = [];
  try {
    rows.push(...(await grown(embedded, own, () => 0)));
  } finally {
    await embedded.close();
  }
  const programs = postgresPrograms();
  if (programs === undefined)
    return [...rows, { name: 'people on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true }];
  const beside = join(folder, 'people-postgres');
  mkdirSync(beside, { mode: 0o755 });
  const postgres = await startBenchPostgres(programs, beside);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: beside });
  try {
    return [...rows, ...(await grown(database, beside, () => postgres.cpu()))];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function grown(database: Database, dataFolder: string, cpuBeside: () => number): Promise<Row[]> {
  await migrate(database);
  const uploads = createUploads({ database, dataFolder });
  await importDemoWorld(database, { worldSites, uploads, now: Date.now() });
  const hiroba = await openHiroba(database, dataFolder);
  const organiser = consoleClient({ hiroba });
  await organiser.call(enterDemo);
  const middleOf = (table: string, column: string) => async () => {
    const { rows } = await sql<{ middle: number }>`
      select max(${sql.ref(column)}) / 2 as middle from ${sql.table(table)}`.execute(database.kysely);
    return rows[0]?.middle ?? 0;
  };
  return growthOfLists({
    database,
    cpuBeside,
    fill: (first, last) => fillPeople(database, { siteKey, realmKey }, first, last),
    lists: [
      {
        name: 'attendees',
        list: (query) => organiser.call(listAttendees, { params: { site: 'event-11' }, query }),
        middle: middleOf('purchased_ticket', 'purchased_ticket_id'),
      },
      {
        name: 'members',
        list: (query) => organiser.call(listMembers, { params: { site: 'portal-1' }, query }),
        middle: middleOf('member', 'member_id'),
      },
      {
        name: 'members at an event with few',
        list: (query) => organiser.call(listMembers, { params: { site: 'event-14' }, query }),
        middle: middleOf('member', 'member_id'),
      },
    ],
  });
}
