import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PendingPurchase } from '#features/ticket/server/reservation/reservation.ts';
import { newOrderNumber, newQrSecret, newTicketCode } from '#features/ticket/server/purchased/ticket-numbers.ts';
import { createOrderJobs, type OrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import type { Database } from '#server/database/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';

export const floorSite = 'event/1';
export const floorContent = 60;

/** A site with members 1 to `count`, for tests of the sale without its pages. */
export async function openSaleFloor(database: Database, count: number): Promise<void> {
  await database.kysely
    .insertInto('site')
    .values({ site_key: floorSite, portal_id: 0, event_id: 1 })
    .onConflict((known) => known.doNothing())
    .execute();
  await sql`
    insert into member (realm_key, mail, mail_key, language)
    select ${floorSite}, 'm' || n || '@example.jp', 'm' || n || '@example.jp', 'jpn' from generate_series(1, ${count}::integer) n`.execute(
    database.kysely,
  );
}

export function floorJobs(database: Database): OrderJobs {
  const jobs = createJobs(database, { clock: Date.now, log: createLog('error', () => {}, Date.now) });
  return createOrderJobs(jobs, Date.now);
}

interface WantedLine {
  ticketId: number;
  number: number;
}

export interface FloorWish extends Partial<PendingPurchase> {
  lines?: readonly WantedLine[];
  capacity?: number | null;
  perPerson?: number | null;
}

/** A purchase before its places are taken: one ticket 1 that comes at once, unless the wish says more. */
export function pending({
  lines = [{ ticketId: 1, number: 1 }],
  capacity = null,
  perPerson = null,
  ...more
}: FloorWish): PendingPurchase {
  const orderNumber = newOrderNumber();
  return {
    orderNumber,
    purchaseKey: `key-${orderNumber}`,
    siteKey: floorSite,
    contentId: floorContent,
    purchaserId: null,
    state: 'completed',
    paymentMethod: 'Free',
    amount: 0,
    isDeferred: false,
    attempt: 0,
    heldUntil: null,
    language: 'jpn',
    purchaserMail: 'buyer@example.jp',
    purchaserInfo: [],
    addressee: '',
    includeReceipt: false,
    payment: {},
    tell: null,
    places: lines.flatMap(({ ticketId, number }) =>
      Array.from({ length: number }, () => ({
        ticketId,
        snapshotId: 1,
        priceId: null,
        price: 0,
        originalPrice: 0,
        code: newTicketCode(),
        qrSecret: newQrSecret(),
        mail: '',
        info: [],
      })),
    ),
    limits: lines.map(({ ticketId }) => ({ ticketId, capacity, perPerson })),
    exclusionGroups: [],
    code: undefined,
    now: Date.UTC(2026, 10, 20),
    ...more,
  };
}

export interface Books {
  ticketId: number;
  taken: number;
  /** The tickets there are: together as many as are taken. */
  heldTickets: number;
  soldTickets: number;
}

export async function readBooks(database: Database): Promise<Books[]> {
  const { rows } = await sql<Books>`
    select s.ticket_id as "ticketId", s.taken,
      (count(t.*) filter (where t.state = 'held'))::integer as "heldTickets",
      (count(t.*) filter (where t.state = 'issued'))::integer as "soldTickets"
    from ticket_stock s left join purchased_ticket t using (site_key, content_id, ticket_id)
    group by s.ticket_id, s.taken order by s.ticket_id`.execute(database.kysely);
  return rows;
}

/** The locks of a batch, as they are written in its function. */
const locks = {
  buyers: / {2}foreach buyer in array p_locked_id loop[^]*? {2}end loop;\n/,
  codes: /(?<=order by array_position\(p_code_key, u.code_key\)) for update/,
  stock: /(?<=order by s.ticket_id) for update/,
};

/** The batch of the rush without some of its locks, on purpose wrong: it shows that the race is real. */
export async function unlockReserveTickets(
  database: Database,
  of: readonly (keyof typeof locks)[] = ['buyers', 'codes', 'stock'],
  pauseSeconds = 0.05,
): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, '../migrations/0015_ticket_sale.sql'), 'utf8');
  let unlocked = text.slice(text.indexOf('create function reserve_tickets')).replace('create f', 'create or replace f');
  const change = (from: string | RegExp, to: string): void => {
    const changed = unlocked.replace(from, to);
    if (changed === unlocked) throw new Error(`The batch has no ${String(from)}.`);
    unlocked = changed;
  };
  for (const one of of) change(locks[one], '');
  // Time for another transaction to read the same rows.
  const decides = '  for place in 1 .. cardinality(p_purchase_key) loop\n';
  change(decides, `  perform pg_sleep(${pauseSeconds});\n${decides}`);
  await database.pool.query(unlocked);
}
