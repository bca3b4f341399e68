import { type Kysely, sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { purchasedOfRow } from './present-purchased.ts';
import type { PurchasedRow } from './read-purchased.ts';

/** Notes that a member of staff let in the holder of a ticket that is locked. */
export async function storeCheckin(
  tx: Transaction<Tables>,
  { purchased_ticket_id }: PurchasedRow,
  staffId: number,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('ticket_checkin')
    .values({ purchased_ticket_id, staff_id: staffId, checked_in_at: new Date(now) })
    .execute();
  await tx
    .updateTable('purchased_ticket')
    .set({ checkin_count: sql`checkin_count + 1` })
    .where('purchased_ticket_id', '=', purchased_ticket_id)
    .execute();
}

/** When a ticket came in last, and what is owed at the venue for everything its order has: it is paid at once. */
export async function readCheckin(
  connection: Kysely<Tables>,
  row: PurchasedRow,
): Promise<{ due: number; lastCheckinAt: Date | null }> {
  const { rows } = await sql<{ last: Date | null; price: number }>`
    select
      (select max(checked_in_at) from ticket_checkin where purchased_ticket_id = ${row.purchased_ticket_id}) as last,
      (select coalesce(sum(price), 0)::integer from purchased_ticket
        where order_id = ${row.order_id} and state = 'issued') as price`.execute(connection);
  const { last, price } = rows[0] as { last: Date | null; price: number };
  const { paymentMethod, paymentStatus } = purchasedOfRow(row);
  const isOwed = paymentMethod === 'Local' && paymentStatus !== 'Sale' && row.state === 'issued';
  return { due: isOwed ? price : 0, lastCheckinAt: last };
}
