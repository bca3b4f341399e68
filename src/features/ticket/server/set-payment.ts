import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { holdUntil } from '../rules/order/hold-until.ts';
import type { OrderRow } from './order-rows.ts';
import type { ReadPayment } from './purchase.ts';

/**
 * Stores how the next attempt of an order is paid; false when the order is not waiting for one any more. A till or a
 * transfer has its own deadline; a card is tried within the time that the places are held anyway.
 */
export async function setPayment(
  database: Database,
  row: OrderRow,
  { method, stored }: ReadPayment,
  deadlineHours: number,
  now: Instant,
): Promise<boolean> {
  const wish = { amount: row.amount, isDeferred: false, paymentMethod: method };
  const held = method === 'CreditCard' ? row.held_until : new Date(holdUntil(wish, now, deadlineHours) ?? now);
  const changed = await database.kysely
    .updateTable('ticket_order')
    .set({
      payment_method: method,
      payment: sql<object>`${JSON.stringify(stored)}::jsonb`,
      held_until: held,
      changed_at: new Date(now),
    })
    .where('order_id', '=', row.order_id)
    .where('state', '=', 'reserved')
    .returning('order_id')
    .executeTakeFirst();
  return changed !== undefined;
}
