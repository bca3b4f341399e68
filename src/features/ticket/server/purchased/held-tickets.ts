import type { Database } from '#server/database/database.ts';
import { purchasedOfRow } from './present-purchased.ts';
import { readPurchased } from './read-purchased.ts';

/** The tickets a member holds at a site: theirs or handed to them, also used ones and past ones, which stay proofs. */
export type HeldTickets = (
  member: { memberId: number },
  site: { siteKey: string },
) => Promise<{ contentId: number; ticketId: number }[]>;

/** For what only ticket holders may enter (ACCESS-029, TICKET-124). A ticket that is not paid, waits or was cancelled is not held. */
export function createHeldTickets(database: Database): HeldTickets {
  return async ({ memberId: holderId }, { siteKey }) => {
    const rows = await readPurchased(database.kysely, { holderId, siteKey });
    const held = rows.filter((row) => row.state === 'issued' && purchasedOfRow(row).paymentStatus === 'Sale');
    const refs = held.map(({ content_id: contentId, ticket_id: ticketId }) => ({ contentId, ticketId }));
    return [...new Map(refs.map((ref) => [`${ref.contentId}/${ref.ticketId}`, ref])).values()];
  };
}
