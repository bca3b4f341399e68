import { type Kysely, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { TicketOutline } from './read-purchased.ts';

/** When tickets were received by whoever they were given to, in one statement, or none; undefined where nobody noted it. */
export async function readReceipts(
  connection: Kysely<Tables>,
  rows: readonly Pick<TicketOutline, 'purchased_ticket_id' | 'order_id'>[],
): Promise<(ticket: { id: number }) => Instant | undefined> {
  if (rows.length === 0) return () => undefined;
  const received = await connection
    .selectFrom('ticket_order_event')
    .select(['purchased_ticket_id', sql<Date>`max(at)`.as('at')])
    .where('order_id', '=', sql<number>`any(${rows.map(({ order_id }) => order_id)}::integer[])`)
    .where('purchased_ticket_id', '=', sql<number>`any(${rows.map((row) => row.purchased_ticket_id)}::integer[])`)
    .where('kind', '=', 'transfer.accepted')
    .groupBy('purchased_ticket_id')
    .execute();
  const at = new Map(received.map((row) => [row.purchased_ticket_id, row.at.getTime()]));
  return ({ id }) => at.get(id);
}
