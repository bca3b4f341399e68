import { sql } from 'kysely';
import * as v from 'valibot';
import { openSession } from '#features/account/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from './published-site.ts';
import { eventFile } from './site-folders.ts';

export interface TicketWorld {
  /** The tickets for sale, as an organiser writes them. */
  tickets: readonly { detailId: number; title?: string }[];
  serverContent?: object;
  groups?: readonly { tickets: readonly { id: number }[]; purchasableCount: number }[];
  client?: object;
  eventId?: number;
}

export const worldSite = 'event/1';
const worldContent = 60;
const atOnce = 100;

/** An event that sells tickets. */
export async function publishTickets(database: Database, world: TicketWorld): Promise<void> {
  const [schemas] = ticketDocuments;
  if (schemas?.item === undefined || schemas.serverContent === undefined) throw new Error('Tickets have documents.');
  const { item } = schemas;
  const { tickets, serverContent = {}, groups = [], client = {}, eventId = 1 } = world;
  const module = {
    moduleCode: 'ticket',
    contentId: worldContent,
    list: v.parse(schemas.list, {}),
    widget: v.parse(schemas.widget, {}),
    serverContent: v.parse(schemas.serverContent, serverContent),
    items: tickets.map(({ title = '入場券', ...more }) => v.parse(item, { title: { jpn: title }, ...more })),
  };
  const contents = groups.map((group) => ({ contentId: worldContent, ...group }));
  const exclusive = { moduleCode: 'ticket_exclusive_setting', contentId: worldContent + 1, content: { contents } };
  await publishTestSites(database, [
    { site: eventFile({ portalId: 0, eventId, client }), modules: [module, exclusive] },
  ]);
}

export interface WorldMember {
  memberId: number;
  accessToken: string;
}

/** Members of that event who have just logged in. */
export async function makeMembers(database: Database, count: number): Promise<WorldMember[]> {
  const { rows } = await sql<{ member_id: number }>`
    insert into member (realm_key, mail, mail_key, language)
    select ${worldSite}, 'm' || n || '@example.jp', 'm' || n || '@example.jp', 'jpn' from generate_series(1, ${count}::integer) n
    returning member_id`.execute(database.kysely);
  const made: WorldMember[] = [];
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const opened = some.map(async ({ member_id: memberId }) => {
      const { accessToken } = await openSession(database.kysely, memberId, Date.now());
      return { memberId, accessToken };
    });
    made.push(...(await Promise.all(opened)));
  }
  return made;
}
