import { sql } from 'kysely';
import { modulesOf, type SiteStore } from '#features/site/server.ts';
import { readSnapshots } from '#features/ticket/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import type { listOrderedTickets } from '../contract.ts';

export interface TicketChoiceServices {
  database: Pick<Database, 'kysely'>;
  site: { store: Pick<SiteStore, 'site' | 'items'> };
}

type Choice = AnswerOf<typeof listOrderedTickets>['tickets'][number];
type Sold = { content_id: number; ticket_id: number; snapshot_id: number; document: StoredJson };

/** The tickets of an event that are on sale, and those that somebody ordered before they went. */
export async function orderedTickets(
  { database: { kysely }, site: { store } }: TicketChoiceServices,
  { siteKey, portalId, eventId }: { siteKey: string; portalId: number; eventId: number | undefined },
): Promise<Choice[]> {
  const choices: Choice[] = [];
  const site = await store.site({ portalId, eventId });
  for (const { contentId } of site === undefined ? [] : modulesOf(site, 'ticket')) {
    for (const { detailId: ticketId, title } of (await store.items(site!, 'ticket', contentId)) ?? [])
      choices.push({ contentId, ticketId, title });
  }
  const known = new Set(choices.map(({ contentId, ticketId }) => `${contentId}-${ticketId}`));
  // A snapshot is made at the first sale of a text: there are few, however many orders there are.
  const { rows } = await sql<Sold>`
    select distinct on (content_id, ticket_id) content_id, ticket_id, snapshot_id, document from ticket_snapshot
    where site_key = ${siteKey} order by content_id, ticket_id, snapshot_id desc`.execute(kysely);
  const read = readSnapshots(rows);
  for (const row of rows) {
    const { content_id: contentId, ticket_id: ticketId } = row;
    if (!known.has(`${contentId}-${ticketId}`)) choices.push({ contentId, ticketId, title: read(row).title });
  }
  return choices;
}
