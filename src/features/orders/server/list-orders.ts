import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import { type OrderColumns, orderColumns, orderOf, readSnapshots } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf, QueryOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { dayMs, formatInstant, parseInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { countFound, type Found, type Part } from '#server/search/find-newest.ts';
import type { listOrders, ListedOrder } from '../contract.ts';
import type { OrderFilter } from '../contract/filter.ts';
import { ordersPerPage } from '../rules/order-limits.ts';
import { orderStanding } from '../rules/order-standing.ts';
import { buyerOfOrder } from './buyer-of-order.ts';
import { findByWords } from './find-by-words.ts';
import { wishCondition } from './wish-condition.ts';

export type ListWish = QueryOf<typeof listOrders>;
interface Asked {
  siteKey: string;
  language: LanguageCode;
  now: Instant;
}

interface ListedRow extends OrderColumns {
  order_id: number;
  order_number: string;
  ordered_at: Date;
  payment_method: ListedOrder['method'];
  purchaser_mail: string;
  purchaser_info: StoredJson;
  purchaser_left: boolean;
  to_refund: number;
  refunded: number;
  code_key: string | null;
  paid_at: Date | null;
  addressee: string;
}

/** A page of the orders of a site, the newest first, and on the first page how many there are. */
export async function listOrdersOf(
  { kysely }: Pick<Database, 'kysely'>,
  { siteKey, language, now }: Asked,
  { after, ...filter }: ListWish,
): Promise<AnswerOf<typeof listOrders>> {
  const part = { after: after === undefined ? undefined : Number(after), most: ordersPerPage + 1 };
  const found = await searchOf(kysely, { siteKey, now }, filter, part);
  const ids = await idsOf(kysely, found, part);
  const page = ids.slice(0, ordersPerPage);
  const entries = await readListedOrders(kysely, page, language);
  const counted =
    after === undefined
      ? await countFound(ids, part, found.known, (most) => countedOf(kysely, found, most))
      : undefined;
  return {
    entries: entries.map(listedOf),
    next: ids.length > page.length ? String(page.at(-1)) : null,
    found: counted?.number ?? null,
    isMoreFound: counted?.isMore ?? false,
  };
}

/** What a statement about the orders that are looked for says. */
interface Search {
  from: RawBuilder<unknown>;
  orderId: RawBuilder<number>;
  wanted: RawBuilder<SqlBool>[];
  /** How many there are, where finding them told it. */
  known: Found | undefined;
  newest: readonly number[] | undefined;
}

type AskedAt = Pick<Asked, 'siteKey' | 'now'>;

async function searchOf(
  kysely: Kysely<Tables>,
  { siteKey, now }: AskedAt,
  filter: OrderFilter,
  part: Part,
): Promise<Search> {
  const filters = conditionsOf(filter, now);
  const isWhole = filters.length === 0;
  const words = filter.q === undefined ? undefined : await findByWords(kysely, siteKey, filter.q, { ...part, isWhole });
  return {
    from: words?.from ?? sql`ticket_order o`,
    orderId: words?.orderId ?? sql`o.order_id`,
    wanted: [sql<SqlBool>`o.site_key = ${siteKey}`, ...(words?.conditions ?? []), ...filters],
    known: isWhole ? words?.found : undefined,
    newest: isWhole ? words?.newest : undefined,
  };
}

async function idsOf(
  kysely: Kysely<Tables>,
  { from, orderId, wanted, newest }: Search,
  { after, most }: Part,
): Promise<readonly number[]> {
  if (newest !== undefined) return newest;
  const behind = after === undefined ? [] : behindOrder(orderId, after);
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id from ${from} where ${sql.join([...wanted, ...behind], sql` and `)}
    order by ${orderId} desc limit ${most}`.execute(kysely);
  return rows.map(({ order_id }) => order_id);
}

/** Some of the orders that a filter finds, the newest first. */
export async function findOrderIds(
  kysely: Kysely<Tables>,
  asked: AskedAt,
  filter: OrderFilter,
  part: Part,
): Promise<readonly number[]> {
  return idsOf(kysely, await searchOf(kysely, asked, filter, part), part);
}

/** How many orders a filter finds, counted no further than `most`. */
export async function countOrdersFound(
  kysely: Kysely<Tables>,
  asked: AskedAt,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  return countedOf(kysely, await searchOf(kysely, asked, filter, { after: undefined, most: 1 }), most);
}

/** An order as the list and its file say it. */
export interface ListedWithMoney extends ListedOrder {
  orderedMs: Instant;
  paid: number;
  refunded: number;
  code: string | null;
  paidMs: Instant | null;
  addressee: string;
}

/** Orders by their ids, the newest first. */
export async function readListedOrders(
  kysely: Kysely<Tables>,
  ids: readonly number[],
  language: LanguageCode,
): Promise<ListedWithMoney[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedRow>`
    select o.order_id, o.order_number, o.ordered_at, o.payment_method, o.purchaser_mail, o.purchaser_info,
      o.purchaser_left, o.code_key, o.paid_at, o.addressee,
      ${sql.join(orderColumns.map((column) => sql.ref(`o.${column}`)))}, r.to_refund, r.refunded
    from ticket_order o cross join lateral (
      select coalesce(sum(amount) filter (where state <> 'done'), 0)::float8 as to_refund,
        coalesce(sum(amount) filter (where state = 'done'), 0)::float8 as refunded
      from ticket_refund where order_id = o.order_id
    ) r
    where o.order_id = any(${[...ids]}::int[]) order by o.order_id desc`.execute(kysely);
  const tickets = await ticketsOf(kysely, rows);
  return rows.map((row) => present(row, tickets.get(row.order_id) ?? [], language));
}

/** Said of both tables: a join that reads them side by side would begin with the newest of the other. */
function behindOrder(orderId: RawBuilder<number>, after: number): RawBuilder<SqlBool>[] {
  return [sql`${orderId} < ${after}`, sql`o.order_id < ${after}`];
}

function conditionsOf({ wish, method, ticket, from, to }: OrderFilter, now: Instant) {
  const all: RawBuilder<SqlBool>[] = [];
  if (wish !== undefined) all.push(wishCondition(wish, now));
  if (method !== undefined) all.push(sql`o.payment_method = ${method}`);
  if (ticket !== undefined) {
    const [contentId, ticketId] = ticket.split('-').map(Number);
    all.push(sql`exists (
      select from purchased_ticket t where t.order_id = o.order_id and t.content_id = ${contentId} and t.ticket_id = ${ticketId}
    )`);
  }
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : parseInstant(day)));
  if (first !== undefined) all.push(sql`o.ordered_at >= ${new Date(first)}`);
  if (last !== undefined) all.push(sql`o.ordered_at < ${new Date(last + dayMs)}`);
  return all;
}

async function countedOf(kysely: Kysely<Tables>, { from, wanted }: Search, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from ${from} where ${sql.join(wanted, sql` and `)} limit ${most}
    ) counted`.execute(kysely);
  return rows[0]?.found ?? 0;
}

interface TicketRow {
  order_id: number;
  snapshot_id: number;
  ticket_id: number;
  number: number;
  document: StoredJson | null;
}

/** The tickets of some orders by their titles as they were sold. */
async function ticketsOf(
  kysely: Kysely<Tables>,
  orders: readonly { order_id: number }[],
): Promise<Map<number, ListedOrder['tickets']>> {
  const ids = orders.map(({ order_id }) => order_id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TicketRow>`
    select t.order_id, t.snapshot_id, t.ticket_id, t.number,
      case when row_number() over (partition by t.snapshot_id order by t.order_id) = 1 then s.document end as document
    from (
      select order_id, snapshot_id, ticket_id, count(*)::int as number, min(purchased_ticket_id) as first
      from purchased_ticket where order_id = any(${ids}::int[]) group by 1, 2, 3
    ) t join ticket_snapshot s on s.snapshot_id = t.snapshot_id order by t.first`.execute(kysely);
  const read = readSnapshots(rows);
  const byOrder = new Map<number, ListedOrder['tickets']>();
  for (const row of rows) {
    const own = byOrder.get(row.order_id) ?? [];
    own.push({ title: read(row).title, number: row.number });
    byOrder.set(row.order_id, own);
  }
  return byOrder;
}

function present(row: ListedRow, tickets: ListedOrder['tickets'], language: LanguageCode): ListedWithMoney {
  const { due, received, owed } = orderMoney(orderOf(row));
  return {
    orderNumber: row.order_number,
    orderedAt: formatInstant(row.ordered_at.getTime()),
    standing: orderStanding({ state: row.state, owed }),
    method: row.payment_method,
    ...buyerOfOrder(row, language),
    hasLeft: row.purchaser_left,
    due,
    owed,
    toRefund: row.to_refund,
    tickets,
    orderedMs: row.ordered_at.getTime(),
    paid: received,
    refunded: row.refunded,
    code: row.code_key,
    paidMs: row.paid_at?.getTime() ?? null,
    addressee: row.addressee,
  };
}

function listedOf({ orderedMs, paid, refunded, code, paidMs, addressee, ...listed }: ListedWithMoney): ListedOrder {
  return listed;
}
