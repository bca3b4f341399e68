import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { afterCommit } from '#server/database/transaction.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';
import { stockMoved } from './kept-stock.ts';

/** A number of places of one ticket. */
export interface Places {
  ticketId: number;
  number: number;
}

/** Counts each ticket in a list, the lowest id first: rows are locked in this order. */
export function countByTicket(tickets: readonly { ticketId: number }[]): Places[] {
  const counts = new Map<number, number>();
  for (const { ticketId } of tickets) counts.set(ticketId, (counts.get(ticketId) ?? 0) + 1);
  return [...counts].map(([ticketId, number]) => ({ ticketId, number })).sort((a, b) => a.ticketId - b.ticketId);
}

/** Locks the stock of tickets, the lowest id first, and answers how many places of each are held or sold. */
export async function lockStock(
  tx: Transaction<Tables>,
  { siteKey, contentId }: SaleKey,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(ticketIds)].sort((a, b) => a - b);
  await tx
    .insertInto('ticket_stock')
    .values(ids.map((ticket_id) => ({ site_key: siteKey, content_id: contentId, ticket_id })))
    .onConflict((known) => known.doNothing())
    .execute();
  const rows = await tx
    .selectFrom('ticket_stock')
    .select(['ticket_id', 'taken'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('ticket_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ ticket_id, taken }) => [ticket_id, taken]));
}

/** Takes places (`by` 1) or gives them back (-1). */
export async function moveStock(
  tx: Transaction<Tables>,
  sale: SaleKey,
  places: readonly Places[],
  by: 1 | -1,
): Promise<void> {
  const { siteKey, contentId } = sale;
  afterCommit(tx, () => stockMoved(sale));
  for (const { ticketId, number } of places) {
    await tx
      .updateTable('ticket_stock')
      .set({ taken: sql`taken + ${by * number}` })
      .where('site_key', '=', siteKey)
      .where('content_id', '=', contentId)
      .where('ticket_id', '=', ticketId)
      .execute();
  }
}

/** Locks the counter of a code and answers how often the code was used. */
export async function lockCode(tx: Transaction<Tables>, { siteKey, contentId }: SaleKey, key: string): Promise<number> {
  await tx
    .insertInto('discount_code_use')
    .values({ site_key: siteKey, content_id: contentId, code_key: key })
    .onConflict((known) => known.doNothing())
    .execute();
  const { used } = await tx
    .selectFrom('discount_code_use')
    .select('used')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('code_key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return used;
}

export async function countCode(
  tx: Transaction<Tables>,
  { siteKey, contentId }: SaleKey,
  key: string,
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('discount_code_use')
    .set({ used: sql`used + ${by}` })
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('code_key', '=', key)
    .execute();
}

/** See lock_ticket_buyer in migrations/0015_ticket_sale.sql. */
export async function lockBuyer(
  tx: Transaction<Tables>,
  { siteKey, contentId }: SaleKey,
  buyerId: number,
): Promise<void> {
  await sql`select lock_ticket_buyer(${siteKey}, ${contentId}::integer, ${buyerId}::integer)`.execute(tx);
}

/**
 * False if the member no longer exists; otherwise nobody can delete the member before the transaction ends. Orders and
 * tickets have no foreign key that would ensure it (migrations/0015_ticket_sale.sql).
 */
export async function keepMember(tx: Transaction<Tables>, memberId: number): Promise<boolean> {
  const member = await tx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * As `keepMember`, of somebody who buys: false also if they are none of the people of the event or of its portal. The
 * event cannot be moved before the transaction ends.
 */
export async function keepBuyer(tx: Transaction<Tables>, siteKey: string, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    select from member m join site s on s.site_key = ${siteKey}
    where m.member_id = ${memberId} and m.realm_key in (s.site_key, s.portal_key) for key share`.execute(tx);
  return rows.length > 0;
}

/** Nothing of a site takes places until the transaction ends. A sale of a ticket that was never sold waits for the row of the site. */
export async function holdSales(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await sql`
    select from ticket_stock where site_key = ${siteKey} order by content_id, ticket_id for update`.execute(tx);
}
