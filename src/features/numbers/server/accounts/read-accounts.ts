import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { modulesOf, type PublishedSite } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { type Movement, type MovementKind, movementsOf } from '../../rules/accounts/movements.ts';
import type { AccountMonth } from './account-month.ts';

type Queries = Pick<Database, 'kysely'>;

/** The movements of an order in a month. */
export interface OrderMovements {
  orderNumber: string;
  method: string;
  /** Tickets by their snapshots, as they were sold. */
  tickets: { snapshotId: number; number: number }[];
  contentId: number;
  movements: Movement[];
}

interface Row {
  order_id: number;
  orderNumber: string;
  method: string;
  contentId: number;
  receivedAt: Date;
  received: number;
  tickets: { price: number; snapshotId: number; canceledAt: string | null }[];
  refunds: { amount: number; at: string }[];
}

/** A statement for few costs as much, and more of them would hold the loop while they are read. */
const readAtOnce = 250;

/**
 * The orders of a site whose money moved in a month, some at a time. Money that bought nothing and went back is in no
 * receipt, and here neither.
 */
export async function* readMovements(
  { kysely }: Queries,
  siteKey: string,
  { from, until }: AccountMonth,
): AsyncGenerator<OrderMovements[]> {
  const [first, end] = [new Date(from), new Date(until)];
  const isCounted = sql`(r.purchased_ticket_id is not null or r.attempt = o.paid_attempt)`;
  for (let after = 0, isMore = true; isMore; ) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
    const { rows } = await sql<Row>`
      with paid as (
        select o.order_id, o.order_number, o.payment_method, o.content_id, o.paid_attempt,
          o.amount - o.canceled_unpaid as received,
          coalesce(o.paid_at, (
            select min(e.at) from ticket_order_event e where e.order_id = o.order_id and e.kind = 'settled'
          ), o.ordered_at) as received_at
        from ticket_order o
        where o.site_key = ${siteKey} and o.order_id > ${after} and o.amount > o.canceled_unpaid
          and (o.paid_attempt is not null or o.is_settled)
      )
      select o.order_id, o.order_number as "orderNumber", o.payment_method as method, o.content_id as "contentId",
        o.received_at as "receivedAt", o.received,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'price', t.price, 'snapshotId', t.snapshot_id, 'canceledAt', t.canceled_at
          ) order by t.purchased_ticket_id), '[]')
          from purchased_ticket t where t.order_id = o.order_id and t.state in ('issued', 'canceled')
            and (t.canceled_at is null or t.canceled_at >= o.received_at)
        ) as tickets,
        (
          select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'at', r.created_at)), '[]')
          from ticket_refund r where r.order_id = o.order_id and ${isCounted}
        ) as refunds
      from paid o
      where (o.received_at >= ${first} and o.received_at < ${end})
        or exists (
          select from purchased_ticket t
          where t.order_id = o.order_id and t.canceled_at >= ${first} and t.canceled_at < ${end}
        )
        or exists (
          select from ticket_refund r
          where r.order_id = o.order_id and r.created_at >= ${first} and r.created_at < ${end}
        )
      order by o.order_id limit ${readAtOnce}`.execute(kysely);
    yield rows.map((row) => inMonth(row, { from, until })).filter(({ movements }) => movements.length > 0);
    // Others have their turn.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await setImmediate();
    after = rows.at(-1)?.order_id ?? after;
    isMore = rows.length === readAtOnce;
  }
}

function inMonth({ orderNumber, method, contentId, ...row }: Row, { from, until }: AccountMonth): OrderMovements {
  const movements = movementsOf({
    receivedAt: row.receivedAt.getTime(),
    received: row.received,
    tickets: row.tickets.map(({ price, snapshotId, canceledAt }) => ({
      title: String(snapshotId),
      price,
      canceledAt: canceledAt === null ? null : Date.parse(canceledAt),
    })),
    refunds: row.refunds.map(({ amount, at }) => ({ amount, at: Date.parse(at) })),
  });
  const numbers = new Map<number, number>();
  for (const { snapshotId } of row.tickets) numbers.set(snapshotId, (numbers.get(snapshotId) ?? 0) + 1);
  return {
    orderNumber,
    method,
    contentId,
    tickets: [...numbers].map(([snapshotId, number]) => ({ snapshotId, number })),
    movements: movements.filter(({ at }) => at >= from && at < until),
  };
}

export type AccountSums = Record<MovementKind, { count: number; amount: number; tax: number }>;

/** The sums of a month. */
export async function sumAccounts(database: Queries, siteKey: string, month: AccountMonth): Promise<AccountSums> {
  const nothing = () => ({ count: 0, amount: 0, tax: 0 });
  const sums: AccountSums = { sale: nothing(), refund: nothing(), fee: nothing() };
  for await (const orders of readMovements(database, siteKey, month)) {
    for (const { movements } of orders) {
      for (const { kind, amount, tax } of movements) {
        const before = sums[kind];
        sums[kind] = { count: before.count + 1, amount: before.amount + amount, tax: before.tax + tax };
      }
    }
  }
  return sums;
}

/** The numbers of qualified invoice issuers that the sellers of a site have, by their contents. */
export function registrationsOf(site: PublishedSite | undefined): ReadonlyMap<number, string> {
  return new Map(
    (site === undefined ? [] : modulesOf(site, 'ticket')).map(({ contentId, serverContent }) => [
      contentId,
      serverContent.receipt.registrationNumber ?? '',
    ]),
  );
}

export function readRegistrationNumbers(site: PublishedSite | undefined): string[] {
  return [...new Set(registrationsOf(site).values())].filter((number) => number !== '');
}
