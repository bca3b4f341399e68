import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** After their order, as whatever changes tickets locks them: nobody is let in or receives one meanwhile. */
export async function lockTickets(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id')
    .where('order_id', '=', orderId)
    .orderBy('purchased_ticket_id')
    .forUpdate()
    .execute();
}
