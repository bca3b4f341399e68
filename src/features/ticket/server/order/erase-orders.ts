import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** Deletes the books of a rehearsal: its orders, and what was sold, held, refunded and drawn. */
export async function eraseOrders(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  const orders = sql`(select order_id from ticket_order where site_key = ${siteKey})`;
  const tickets = sql`(select purchased_ticket_id from purchased_ticket where site_key = ${siteKey})`;
  await sql`delete from ticket_checkin where purchased_ticket_id in ${tickets}`.execute(tx);
  await sql`delete from ticket_order_event where order_id in ${orders}`.execute(tx);
  await sql`delete from ticket_chargeback where order_id in ${orders}`.execute(tx);
  await sql`delete from ticket_refund where order_id in ${orders}`.execute(tx);
  await sql`delete from order_change where order_id in ${orders}`.execute(tx);
  const bySite = [
    'purchased_ticket',
    'ticket_order',
    'ticket_snapshot',
    'ticket_stock',
    'discount_code_use',
    'lottery_draw',
  ] as const;
  for (const table of bySite) await tx.deleteFrom(table).where('site_key', '=', siteKey).execute();
}
