import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderState } from '../rules/order/order.ts';
import { orderMoney } from '../rules/order/order-money.ts';
import { applyEvent } from './apply-event.ts';
import type { OrderJobs } from './order-jobs.ts';
import { lockOrder } from './order-rows.ts';
import { changeDraw, type DrawKey, lockDraw } from './lottery/draw-rows.ts';

/** `due`: what the order costs, whole yen. */
export type Changed = { state: OrderState; due: number } | 'unknown' | 'notPossible';

/** The organiser says that a deferred payment came (`settled`), or takes its tickets back (`revoked`). */
export async function changeDeferred(
  database: Database,
  jobs: Pick<OrderJobs, 'plan'>,
  orderNumber: string,
  type: 'settled' | 'revoked',
  now: Instant,
): Promise<Changed> {
  return inTransaction(database, async (tx) => {
    const row = await lockOrder(tx, { orderNumber });
    if (row === undefined) return 'unknown';
    const applied = await applyEvent(tx, row, { type }, { now });
    await jobs.plan(tx, applied);
    const { order, isMoved } = applied;
    return isMoved ? { state: order.state, due: orderMoney(order).due } : 'notPossible';
  });
}

/** The value of the world that goes into a draw; it is entered once, after applications have closed. */
export async function enterPublicValue(
  database: Database,
  key: DrawKey,
  value: string,
): Promise<'entered' | 'unknown' | 'stillOpen' | 'enteredBefore'> {
  return inTransaction(database, async (tx) => {
    const row = await lockDraw(tx, key);
    if (row === undefined || row.public_value_source === '') return 'unknown';
    if (row.closed_at === null) return 'stillOpen';
    if (row.public_value !== null || row.drawn_at !== null) return 'enteredBefore';
    await changeDraw(tx, key, { public_value: value });
    return 'entered';
  });
}
