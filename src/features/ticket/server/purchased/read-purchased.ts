import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { keysOf } from '#kernel/keys-of.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { TicketItem } from '../../documents.ts';
import type { Order } from '../../rules/order/order.ts';
import { leftToGiveBack } from '../../rules/order/order-money.ts';
import { type OrderColumns, orderColumns, orderInState, type OrderRow } from '../order/order-columns.ts';
import type { StoredOrderState } from '../order/order-tables.ts';
import { readSnapshots } from '../sale/read-snapshots.ts';
import type { PurchasedTicketTable } from './purchased-tables.ts';

/** The columns of an order that are answered with each of its tickets. */
const toldColumns = [
  'order_number',
  'purchaser_left',
  'payment_method',
  'ordered_at',
  'held_until',
  'paid_at',
  'code_key',
  'language',
  'purchaser_mail',
  'purchaser_info',
  'lottery',
  'payment',
  'given_back',
] as const satisfies (keyof OrderRow)[];

/**
 * The part of an order that comes with each of its tickets. `state` is that of the ticket, so the order's has another
 * name.
 */
interface OrderPart extends Omit<OrderColumns, 'state'>, Pick<OrderRow, (typeof toldColumns)[number]> {
  order_state: StoredOrderState;
}
const ruledColumns = orderColumns.filter((column) => column !== 'state');
const partColumns = [...ruledColumns, ...toldColumns];

export type TicketRow = Selectable<PurchasedTicketTable>;

/** A ticket that a person has, waits for or lost, with its order and the ticket as it was when it was bought. */
export interface PurchasedRow extends TicketRow, OrderPart {
  document: TicketItem;
}

/** The columns on which the status of a ticket depends, and so its place in a list. */
const outlineColumns = [
  'purchased_ticket_id',
  'site_key',
  'order_id',
  'content_id',
  'ticket_id',
  'snapshot_id',
  'price',
  'multiple_price_id',
  'state',
  'code',
  'qr_secret',
  'checkin_count',
  'lottery_status',
  'success_slot_id',
  'transfer_status',
  'transfer_started_at',
  'available_started_at',
  'holder_id',
] as const satisfies (keyof TicketRow)[];

/** What rules ask of a ticket. */
export interface TicketOutline
  extends Pick<PurchasedRow, (typeof outlineColumns)[number]>,
    Omit<OrderColumns, 'state'>,
    Pick<PurchasedRow, 'order_state' | 'order_number' | 'payment_method' | 'lottery' | 'document'> {}

/**
 * A ticket that was just stored, as `readPurchased` would find it. It names every column, because a copy by the list of
 * columns takes five times as long, and the buyers of a rush wait for it.
 */
export function purchasedRow(ticket: TicketRow, order: OrderRow, document: TicketItem): PurchasedRow {
  return {
    ...ticket,
    order_number: order.order_number,
    purchaser_left: order.purchaser_left,
    payment_method: order.payment_method,
    amount: order.amount,
    canceled_unpaid: order.canceled_unpaid,
    is_deferred: order.is_deferred,
    attempt: order.attempt,
    paid_attempt: order.paid_attempt,
    refunded_attempts: order.refunded_attempts,
    is_settled: order.is_settled,
    given_back: order.given_back,
    ordered_at: order.ordered_at,
    held_until: order.held_until,
    paid_at: order.paid_at,
    code_key: order.code_key,
    language: order.language,
    purchaser_mail: order.purchaser_mail,
    purchaser_info: order.purchaser_info,
    lottery: order.lottery,
    payment: order.payment,
    order_state: order.state,
    document,
  };
}

/** The order of a ticket, as its rules know it. */
export function orderOfTicket(row: TicketOutline): Order {
  return orderInState(row.order_state, row);
}

/** What of the money of a ticket's order was not given back yet, in whole yen. */
export function leftOfOrder(row: PurchasedRow): number {
  return leftToGiveBack({ order: orderOfTicket(row), givenBack: row.given_back });
}

/** Every part that is given has to hold. */
export interface PurchasedFilter {
  purchasedTicketId?: number | undefined;
  orderId?: number | undefined;
  siteKey?: string | undefined;
  /** Of all events of this portal, with those that are withdrawn. */
  eventsOf?: number | undefined;
  /** Of these alone. */
  ids?: readonly number[] | undefined;
  /** Of the orders of these tickets. */
  withOrdersOf?: readonly number[] | undefined;
  contentId?: number | undefined;
  holderId?: number | undefined;
  /** Held by this member, or bought by them and received by somebody else. */
  hadBy?: number | undefined;
  /** The ticket's number, as it is printed. */
  code?: string | undefined;
  transferCode?: string | undefined;
}

const columnOf = {
  purchasedTicketId: 't.purchased_ticket_id',
  orderId: 't.order_id',
  siteKey: 't.site_key',
  contentId: 't.content_id',
  holderId: 't.holder_id',
  code: 't.code',
  transferCode: 't.transfer_code',
} as const satisfies Record<Exclude<keyof PurchasedFilter, 'ids' | 'eventsOf' | 'withOrdersOf' | 'hadBy'>, string>;

/** Tickets with their orders and snapshots in one statement, in the order in which they were bought. */
export async function readPurchased(
  connection: Kysely<Tables> | Transaction<Tables>,
  filter: PurchasedFilter,
): Promise<PurchasedRow[]> {
  const rows = await ticketsWhere(connection, filter)
    .selectAll('t')
    .select(partColumns.map((column) => `o.${column}` as const))
    .execute();
  return withDocuments(rows);
}

/** The same tickets with what rules ask of them, as a long list needs of what it does not show. */
export async function readOutlines(
  connection: Kysely<Tables> | Transaction<Tables>,
  filter: PurchasedFilter,
): Promise<TicketOutline[]> {
  const rows = await ticketsWhere(connection, filter)
    .select(outlineColumns.map((column) => `t.${column}` as const))
    .select(ruledColumns.map((column) => `o.${column}` as const))
    .select(['o.order_number', 'o.payment_method', 'o.lottery'])
    .execute();
  return withDocuments(rows);
}

function withDocuments<Row extends Parameters<typeof readSnapshots>[0][number]>(
  rows: readonly Row[],
): (Row & { document: TicketItem })[] {
  const read = readSnapshots(rows);
  return rows.map((row) => ({ ...row, document: read(row) }));
}

/** A text that many bought comes once, with the first of them. */
const documentOnce = sql<StoredJson | null>`
  case when row_number() over (partition by t.snapshot_id order by t.purchased_ticket_id) = 1 then s.document end`;

function ticketsWhere(
  connection: Kysely<Tables> | Transaction<Tables>,
  { ids, eventsOf, withOrdersOf, hadBy, ...filter }: PurchasedFilter,
) {
  const parts = keysOf(filter).filter((part) => filter[part] !== undefined);
  if (parts.length === 0 && hadBy === undefined) throw new Error('Which tickets are read has to be said.');
  let query = connection
    .selectFrom('purchased_ticket as t')
    .innerJoin('ticket_order as o', 'o.order_id', 't.order_id')
    .innerJoin('ticket_snapshot as s', 's.snapshot_id', 't.snapshot_id')
    .select([documentOnce.as('document'), 'o.state as order_state'])
    .orderBy('t.purchased_ticket_id');
  for (const part of parts) {
    const value = filter[part];
    if (value !== undefined) query = query.where(columnOf[part], '=', value);
  }
  if (hadBy !== undefined) {
    query = query.where(({ and, eb, or }) =>
      or([
        eb('t.holder_id', '=', hadBy),
        // By the index of purchasers, which has no tickets that are over.
        and([
          eb('t.purchaser_id', '=', hadBy),
          eb('t.state', '=', 'issued'),
          eb('t.transfer_status', '=', 'TRANSFERRED'),
        ]),
      ]),
    );
  }
  if (ids !== undefined) query = query.where('t.purchased_ticket_id', '=', sql<number>`any(${ids}::integer[])`);
  if (eventsOf !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('site as e')
          .select('e.site_key')
          .whereRef('e.site_key', '=', 't.site_key')
          .where('e.portal_id', '=', eventsOf)
          .where('e.event_id', 'is not', null),
      ),
    );
  }
  if (withOrdersOf !== undefined) {
    query = query.where(
      ({ selectFrom }) =>
        sql<boolean>`t.order_id in ${selectFrom('purchased_ticket')
          .select('order_id')
          .where('purchased_ticket_id', '=', sql<number>`any(${withOrdersOf}::integer[])`)}`,
    );
  }
  return query;
}

/**
 * Locks the order of a ticket and then the ticket, as everything that changes tickets does, and reads them afterwards,
 * so that changes by others are finished. Undefined if there is no such ticket.
 */
export async function lockPurchased(
  tx: Transaction<Tables>,
  purchasedTicketId: number,
): Promise<PurchasedRow | undefined> {
  const named = await tx
    .selectFrom('purchased_ticket')
    .select('order_id')
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .executeTakeFirst();
  if (named === undefined) return undefined;
  await tx.selectFrom('ticket_order').select('order_id').where('order_id', '=', named.order_id).forUpdate().execute();
  await tx
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id')
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .forUpdate()
    .execute();
  return (await readPurchased(tx, { purchasedTicketId }))[0];
}
