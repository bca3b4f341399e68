import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** Places of each ticket of a content that are held or sold, by ticketId; a ticket nobody wanted yet is missing. */
export async function readTaken(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
): Promise<ReadonlyMap<number, number>> {
  const rows = await connection
    .selectFrom('ticket_stock')
    .select(['ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .execute();
  return new Map(rows.map(({ ticket_id, taken }) => [ticket_id, taken]));
}

/** The same of several contents at once. */
export async function readTakenOf(
  connection: Kysely<Tables>,
  siteKey: string,
  contentIds: readonly number[],
): Promise<(contentId: number, ticketId: number) => number> {
  const rows = await connection
    .selectFrom('ticket_stock')
    .select(['content_id', 'ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .where('content_id', 'in', contentIds)
    .execute();
  const taken = new Map(rows.map((row) => [`${row.content_id}/${row.ticket_id}`, row.taken]));
  return (contentId, ticketId) => taken.get(`${contentId}/${ticketId}`) ?? 0;
}
