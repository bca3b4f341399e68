import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isPaid, orderMoney } from '../../rules/order/order-money.ts';
import { applyTransfer } from '../order/awaits-transfer.ts';
import { orderOf } from '../order/order-columns.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { NamedOrder } from './change-order.ts';
import { type Changer, noteChange } from './note-change.ts';

export type NotedTransfer = 'noted' | 'unknown' | 'paidBefore' | 'ended' | 'changed';

/** Notes in a transaction that a transfer to the organiser came for an order. `seen`: what they saw that it owes. */
export async function noteTransfer(
  tx: Transaction<Tables>,
  jobs: Pick<OrderJobs, 'plan'>,
  { siteKey, orderNumber, seen, reason }: NamedOrder & { seen: number; reason: string },
  changer: Changer,
): Promise<NotedTransfer> {
  const row = await lockOrder(tx, { orderNumber });
  if (row === undefined || row.site_key !== siteKey || row.payment_method !== 'Bank') return 'unknown';
  if (isPaid(orderOf(row))) return 'paidBefore';
  const { owed } = orderMoney(orderOf(row));
  if (owed === 0) return 'ended';
  if (owed !== seen) return 'changed';
  const applied = await applyTransfer(tx, row, changer.context.now);
  if (!applied.isMoved) return 'ended';
  await jobs.plan(tx, applied);
  await noteChange(tx, changer, row, { kind: 'settled', reason });
  return 'noted';
}
