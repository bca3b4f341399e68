import { type SqlBool, sql, type Transaction } from 'kysely';
import { noteCame } from '#features/payment/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { isPaid } from '../../rules/order/order-money.ts';
import { type Applied, applyEvent } from './apply-event.ts';
import { isToOrganiser, type OrderRow, orderOf } from './order-columns.ts';
import { paymentKeyOf } from './orders.ts';

/** Of orders (o): a transfer pays them that goes to the organiser. */
export const isForOrganiser = sql<SqlBool>`
  (o.payment_method = 'Bank' and (o.is_deferred or o.payment ->> 'isToOrganiser' = 'true'))`;

/** Of those: the organiser still looks for it. */
export const isLookedFor = sql<SqlBool>`
  (o.state in ('completed', 'awaiting', 'checking') and o.paid_attempt is null and not o.is_settled
    and o.amount > o.canceled_unpaid)`;

/** Whether a transfer to the organiser can buy the tickets, which wait for it. */
export function isAwaited(row: OrderRow): boolean {
  return isToOrganiser(row) && !isPaid(orderOf(row)) && (row.state === 'awaiting' || row.state === 'checking');
}

/** The money of an order has come to the organiser: for tickets that were there before it, or that waited for it. */
export async function applyTransfer(tx: Transaction<Tables>, row: OrderRow, now: Instant): Promise<Applied> {
  if (!isAwaited(row)) return applyEvent(tx, row, { type: 'settled' }, { now });
  const { attempt, amount } = row;
  await noteCame(tx, { paymentKey: paymentKeyOf(row, attempt), amount }, now);
  return applyEvent(tx, row, { type: 'paid', attempt, amount, canRetake: false }, { now });
}
