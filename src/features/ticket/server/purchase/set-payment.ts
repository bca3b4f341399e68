import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { holdUntil } from '../../rules/order/hold-until.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { ChosenPayment } from './read-payment.ts';

/**
 * Stores how the next attempt of an order is paid, in the transaction that begins it: of two tabs one decides. Answers
 * the order as it is then, and undefined when it is not waiting for an attempt any more. A till or a transfer has its
 * own deadline; a card is tried within the time that the places are held anyway. A way that pays later gives the tickets
 * at once.
 */
export async function setPayment(
  tx: Transaction<Tables>,
  row: OrderRow,
  { method, isDeferred, stored }: ChosenPayment,
  deadlineHours: number,
  now: Instant,
): Promise<OrderRow | undefined> {
  const { isToOrganiser = false } = stored;
  const until = holdUntil({ amount: row.amount, isDeferred, paymentMethod: method, isToOrganiser }, now, deadlineHours);
  const held = method === 'CreditCard' || until === undefined ? row.held_until : new Date(until);
  return tx
    .updateTable('ticket_order')
    .set({
      payment_method: method,
      is_deferred: isDeferred,
      payment: sql<object>`${JSON.stringify(stored)}::jsonb`,
      held_until: held,
      changed_at: new Date(now),
    })
    .where('order_id', '=', row.order_id)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}
