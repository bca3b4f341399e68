import type { Database } from '#server/database/database.ts';

/** The tickets a member holds at a site: theirs or handed to them, also used ones and past ones, which stay proofs. */
export type HeldTickets = (
  member: { memberId: number },
  site: { siteKey: string },
) => Promise<{ contentId: number; ticketId: number }[]>;

/** For what only ticket holders may enter (ACCESS-029, TICKET-124). What is not paid first, waits or was cancelled is not held. */
export function createHeldTickets(database: Database): HeldTickets {
  return ({ memberId }, { siteKey }) =>
    database.kysely
      .selectFrom('purchased_ticket')
      .select(['content_id as contentId', 'ticket_id as ticketId'])
      .distinct()
      .where('holder_id', '=', memberId)
      .where('site_key', '=', siteKey)
      .where('state', '=', 'issued')
      .orderBy('content_id')
      .orderBy('ticket_id')
      .execute();
}
