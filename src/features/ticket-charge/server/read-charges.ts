import { type Kysely, sql } from 'kysely';
import type { PaymentMethod } from '#features/ticket/rules/payment/payment-method.ts';
import type { TicketItem } from '#features/ticket/documents.ts';
import { type OrderColumns, orderColumns, readSnapshots } from '#features/ticket/server.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';

export interface ChargedTicket {
  document: TicketItem;
  multiplePriceId: number | null;
  price: number;
  isCanceled: boolean;
}

/** An order of a member, with what was paid and refunded. */
export interface ChargeRecord extends OrderColumns {
  order_id: number;
  order_number: string;
  site_key: string;
  content_id: number;
  payment_method: PaymentMethod;
  addressee: string;
  /** What the buyer answered with the order. */
  purchaser_info: StoredJson;
  /** When the member paid; before that, when they ordered. */
  charged_at: Date;
  refunded: number;
  /** The part of `refunded` that is still owed. */
  refund_due: number;
  is_receipt: boolean;
  /** When the receipt was issued that is still kept. */
  issued_at: Date | null;
  tickets: ChargedTicket[];
}

/** What sold: an event, or all those of a portal, with those that are withdrawn. */
type Sellers = { siteKey: string } | { eventsOf: number };

export interface ChargeFilter {
  sellers: Sellers;
  memberId: number;
  orderId?: number;
}

/** A purchase that was begun and left is no charge. An order whose money came and went back is one. */
const isCharge = sql`(
  o.state in ('charging', 'authenticating', 'checking', 'awaiting', 'completed')
  or (o.state in ('canceled', 'expired') and (o.paid_attempt is not null or o.is_settled or cardinality(o.refunded_attempts) > 0))
)`;

function whichOf({ sellers, memberId, orderId }: ChargeFilter) {
  const one = orderId === undefined ? sql`true` : sql`o.order_id = ${orderId}`;
  const sold =
    'siteKey' in sellers
      ? sql`o.site_key = ${sellers.siteKey}`
      : sql`exists (
          select from site e where e.site_key = o.site_key and e.portal_id = ${sellers.eventsOf} and e.event_id is not null
        )`;
  return sql`${sold} and o.purchaser_id = ${memberId} and ${one} and ${isCharge}`;
}

/** The charges of a member at these sites, newest first, in one statement. */
export async function readCharges(
  connection: Kysely<Tables>,
  filter: ChargeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChargeRecord[]> {
  const { rows } = await sql<ChargeRow>`
    select o.order_id, o.order_number, o.site_key, o.content_id, o.payment_method, o.addressee, o.purchaser_info,
      ${sql.join(orderColumns.map((column) => sql.ref(`o.${column}`)))},
      coalesce(o.paid_at, o.ordered_at) as charged_at,
      back.refunded, back.refund_due,
      exists (select from ticket_receipt p where p.order_id = o.order_id) as is_receipt,
      (select max(p.downloaded_at) from ticket_receipt p where p.order_id = o.order_id and p.file is not null) as issued_at,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'snapshot_id', s.snapshot_id, 'ticket_id', s.ticket_id, 'document', s.document, 'multiplePriceId', t.multiple_price_id, 'price', t.price,
          'isCanceled', t.state = 'canceled'
        ) order by t.purchased_ticket_id), '[]')
        from purchased_ticket t join ticket_snapshot s on s.snapshot_id = t.snapshot_id
        where t.order_id = o.order_id
      ) as tickets
    from ticket_order o cross join lateral (
      select coalesce(sum(r.amount), 0)::integer as refunded,
        coalesce(sum(r.amount) filter (where r.state <> 'done'), 0)::integer as refund_due
      from ticket_refund r
      where r.order_id = o.order_id and (
        r.purchased_ticket_id is not null or r.attempt = o.paid_attempt
        or (o.state in ('canceled', 'expired') and o.paid_attempt is null and not o.is_settled)
      )
    ) back
    where ${whichOf(filter)}
    order by charged_at desc, o.order_id desc
    limit ${limit} offset ${offset}
  `.execute(connection);
  const read = readSnapshots(rows.flatMap(({ tickets }) => tickets));
  return rows.map((row) => ({
    ...row,
    tickets: row.tickets.map(({ snapshot_id, ticket_id: _, ...ticket }) => ({
      ...ticket,
      document: read({ snapshot_id }),
    })),
  }));
}

type StoredTicket = Omit<ChargedTicket, 'document'> & { snapshot_id: number; ticket_id: number; document: StoredJson };
type ChargeRow = Omit<ChargeRecord, 'tickets'> & { tickets: StoredTicket[] };

export async function countCharges(connection: Kysely<Tables>, filter: ChargeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ticket_order o where ${whichOf(filter)}
  `.execute(connection);
  return rows[0]?.count ?? 0;
}

/**
 * Claims the receipt of an order: one caller gets `claimed`, all others `given`. The order is locked meanwhile. When
 * its refunds are no longer the `refunded` of the receipt that was drawn, the answer is `changed`.
 */
export async function claimReceipt(
  tx: Kysely<Tables>,
  { order_id, refunded }: Pick<ChargeRecord, 'order_id' | 'refunded'>,
  filter: ChargeFilter,
  { addressee, now, file }: { addressee: string; now: Date; file: FileAnswer },
): Promise<'claimed' | 'given' | 'changed'> {
  await tx.selectFrom('ticket_order').select('order_id').where('order_id', '=', order_id).forUpdate().execute();
  const [fresh] = await readCharges(tx, { ...filter, orderId: order_id }, { limit: 1, offset: 0 });
  if (fresh === undefined || fresh.refunded !== refunded) return 'changed';
  const claimed = await tx
    .insertInto('ticket_receipt')
    .values({ order_id, addressee, downloaded_at: now, file: Buffer.from(file.bytes), file_name: file.name })
    .onConflict((there) => there.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return claimed === undefined ? 'given' : 'claimed';
}

/** The receipt of a member as it was issued after an instant. */
export async function readIssued(
  connection: Kysely<Tables>,
  filter: ChargeFilter & { orderId: number },
  after: Date,
): Promise<FileAnswer | undefined> {
  const { rows } = await sql<{ file: Uint8Array; file_name: string }>`
    select p.file, p.file_name
    from ticket_receipt p join ticket_order o on o.order_id = p.order_id
    where ${whichOf(filter)} and p.file is not null and p.downloaded_at > ${after}::timestamptz`.execute(connection);
  const [found] = rows;
  return found && { name: found.file_name, bytes: new Uint8Array(found.file) };
}

/** Deletes the receipts of a rehearsal. */
export async function eraseReceipts(connection: Kysely<Tables>, siteKey: string): Promise<void> {
  await sql`delete from ticket_receipt
    where order_id in (select order_id from ticket_order where site_key = ${siteKey})`.execute(connection);
}

/** Forgets the receipts that were issued before an instant; that they were issued stays. */
export async function forgetIssued(connection: Kysely<Tables>, before: Date): Promise<void> {
  await connection
    .updateTable('ticket_receipt')
    .set({ file: null, file_name: null })
    .where('file', 'is not', null)
    .where('downloaded_at', '<=', before)
    .execute();
}
