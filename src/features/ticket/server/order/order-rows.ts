import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { tellCommitted } from '#server/realtime/hints.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import { tallyCommitted } from '#server/database/tally.ts';
import type { Order } from '../../rules/order/order.ts';
import { columnsOf, type OrderRow } from './order-columns.ts';

export interface OrderFilter {
  orderId?: number;
  orderNumber?: string;
  /** The number that its gateway knows. */
  gatewayNumber?: string;
  purchaseKey?: string;
}

function find(connection: Kysely<Tables>, { orderId, orderNumber, gatewayNumber, purchaseKey }: OrderFilter) {
  let query = connection.selectFrom('ticket_order').selectAll();
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber);
  if (gatewayNumber !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('gateway_number', '=', gatewayNumber),
        eb.and([eb('order_number', '=', gatewayNumber), eb('gateway_number', 'is', null)]),
      ]),
    );
  }
  if (purchaseKey !== undefined) query = query.where('purchase_key', '=', purchaseKey);
  return query;
}

export async function readOrder(connection: Kysely<Tables>, filter: OrderFilter): Promise<OrderRow | undefined> {
  return find(connection, filter).executeTakeFirst();
}

/** The order's row, locked until the transaction ends. */
export async function lockOrder(tx: Transaction<Tables>, filter: OrderFilter): Promise<OrderRow | undefined> {
  return find(tx, filter).forUpdate().executeTakeFirst();
}

/**
 * Whether an order is theirs: a member's own, and for a visitor (null) every visitor's, because only buyers know the
 * number. The purchases of a member who has left belong to nobody.
 */
export function isPurchaserOf(
  { purchaser_id, purchaser_left }: Pick<OrderRow, 'purchaser_id' | 'purchaser_left'>,
  memberId: number | null,
): boolean {
  return purchaser_id === memberId && !purchaser_left;
}

/** Tickets of an order that have a place of their own, or wait for one. */
export async function readPlaces(
  connection: Kysely<Tables>,
  orderId: number,
  states: readonly ('applied' | 'held' | 'issued' | 'released')[],
): Promise<{ ticketId: number }[]> {
  const rows = await connection
    .selectFrom('purchased_ticket')
    .select('ticket_id as ticketId')
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .execute();
  return rows;
}

/** The present state of an order, and the news that its purchaser has to be told. */
export async function storeOrder(
  tx: Transaction<Tables>,
  row: OrderRow,
  order: Order,
  changes: { now: Date; heldUntil: Date | null; askAt: Date | null; tell: OrderRow['tell']; paidAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('ticket_order')
    .set({
      ...columnsOf(order),
      refunded_attempts: sql`${[...order.refundedAttempts]}::integer[]`,
      held_until: changes.heldUntil,
      ask_at: changes.askAt,
      tell: changes.tell,
      paid_at: changes.paidAt,
      changed_at: changes.now,
    })
    .where('order_id', '=', row.order_id)
    .execute();
  tellCommitted(tx, salesTopic(row.site_key));
  if (order.state !== row.state) tallyCommitted(tx, 'hiroba_orders_total', { state: order.state });
}
