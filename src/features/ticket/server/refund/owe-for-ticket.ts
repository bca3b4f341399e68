import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Refund } from '../../rules/purchased/cancellation.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';

/** Notes what is owed for a ticket that was cancelled; answers the number of the refund. */
export async function oweForTicket(
  tx: Transaction<Tables>,
  ticket: PurchasedRow,
  { amount, way }: Refund,
  now: Instant,
): Promise<number> {
  const byGateway = way === 'card' && ticket.paid_attempt !== null;
  const { ticket_refund_id: refundId } = await tx
    .insertInto('ticket_refund')
    .values({
      order_id: ticket.order_id,
      attempt: ticket.paid_attempt ?? 0,
      purchased_ticket_id: ticket.purchased_ticket_id,
      amount,
      way: byGateway ? 'gateway' : 'byHand',
      state: 'owed',
      created_at: new Date(now),
      changed_at: new Date(now),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return refundId;
}
