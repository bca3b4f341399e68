import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderState } from '../../rules/order/order.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import { applyEvent } from './apply-event.ts';
import { applyTransfer, isForOrganiser, isLookedFor } from './awaits-transfer.ts';
import { isOfNoRehearsal } from './of-rehearsals.ts';
import { buyerOf } from './buyer-of.ts';
import type { OrderJobs } from './order-jobs.ts';
import { type OrderRow, orderOf } from './order-columns.ts';
import { lockOrder } from './order-rows.ts';
import type { StoredPaymentMethod } from './order-tables.ts';

/** `due`: what the order costs, whole yen. */
export type Changed = { state: OrderState; due: number } | 'unknown' | 'notPossible' | 'stillHeld';

/** What a change of the console adds to that of the command. */
export interface OrganiserOptions {
  /** Orders of other sites are unknown. */
  siteKey?: string;
  /** Runs in the same transaction, once something changed. */
  also?: (tx: Transaction<Tables>, row: Pick<OrderRow, 'order_id' | 'order_number' | 'site_key'>) => Promise<void>;
}

/**
 * The organiser notes that money came which comes to them (`settled`), or takes the tickets back (`revoked`). `revoked` also
 * ends an order about which the gateway never answers, once its hold has ended.
 */
export async function changeDeferred(
  database: Database,
  jobs: Pick<OrderJobs, 'plan'>,
  orderNumber: string,
  type: 'settled' | 'revoked',
  now: Instant,
  { siteKey, also }: OrganiserOptions = {},
): Promise<Changed> {
  return inTransaction(database, async (tx) => {
    const row = await lockOrder(tx, { orderNumber });
    if (row === undefined || (siteKey !== undefined && row.site_key !== siteKey)) return 'unknown';
    if (row.state === 'checking' && row.held_until !== null && row.held_until.getTime() > now) return 'stillHeld';
    const applied = await (type === 'settled' ? applyTransfer(tx, row, now) : applyEvent(tx, row, { type }, { now }));
    await jobs.plan(tx, applied);
    const { order, isMoved } = applied;
    if (isMoved) await also?.(tx, row);
    return isMoved ? { state: order.state, due: orderMoney(order).due } : 'notPossible';
  });
}

/** An order whose money the organiser waits for. */
export interface OwedOrder {
  number: string;
  siteKey: string;
  /** Whole yen. */
  owed: number;
  method: StoredPaymentMethod;
  orderedAt: Instant;
  /** The buyer's name, if the form asked for it, and mail address; '': the member has left. */
  buyer: string;
}

/** Orders whose money the organiser notes when it comes, of one site or ('') of all, the oldest first. */
export async function listOwedOrders({ kysely }: Database, siteKey: string): Promise<OwedOrder[]> {
  let query = kysely
    .selectFrom('ticket_order as o')
    .selectAll()
    .where(sql<SqlBool>`(${isForOrganiser} or (o.state = 'completed' and o.is_deferred)) and ${isLookedFor}`)
    .where(isOfNoRehearsal('site_key'))
    .orderBy('ordered_at')
    .orderBy('order_id');
  if (siteKey !== '') query = query.where('site_key', '=', siteKey);
  return (await query.execute()).map(owedOrder).filter(({ owed }) => owed > 0);
}

/** Gateways are asked again until then. An order that waits longer may wait for ever. */
export const silentMs = 60 * 60_000;

/** Orders that hold places for a payment about which the gateway does not answer, the oldest first. */
export async function listSilentOrders({ kysely }: Database, siteKey: string, now: Instant): Promise<OwedOrder[]> {
  let query = kysely
    .selectFrom('ticket_order')
    .selectAll()
    .where('state', '=', 'checking')
    .where('held_until', '<=', new Date(now - silentMs))
    .where(isOfNoRehearsal('site_key'))
    .orderBy('ordered_at')
    .orderBy('order_id');
  if (siteKey !== '') query = query.where('site_key', '=', siteKey);
  return (await query.execute()).map(owedOrder);
}

function owedOrder(row: OrderRow): OwedOrder {
  return {
    number: row.order_number,
    siteKey: row.site_key,
    owed: orderMoney(orderOf(row)).owed,
    method: row.payment_method,
    orderedAt: row.ordered_at.getTime(),
    buyer: buyerOf(row),
  };
}
