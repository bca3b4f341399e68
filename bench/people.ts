import { join } from 'node:path';
import { sql } from 'kysely';
import { worldSites } from '#app/world-sites.ts';
import { importDemoWorld } from '#demo/world/demo-world.ts';
import { listAttendees } from '#features/attendees/contract.ts';
import { listMembers } from '#features/members/contract.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { migrate } from '#server/database/migrate.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { consoleClient } from '../test/console-client.ts';
import { fillPeople } from './fill-people.ts';
import { growthOnEngines, type OpenedWorld, type WorldOfLists } from './list-growth.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const siteKey = 'event/11';
const realmKey = 'portal/1';

/**
 * The calls that list the attendees of an event, the members of its portal, and those who have to do with another event,
 * of 100,000 against 1,000, on both engines.
 */
export function listsOfPeople(folder: string): Promise<Row[]> {
  return growthOnEngines(join(folder, 'people'), worldOfPeople);
}

async function worldOfPeople({ database, dataFolder }: OpenedWorld): Promise<WorldOfLists> {
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
  return {
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
  };
}
