import { sql } from 'kysely';
import type { StoredOrderState } from '#features/ticket/server/order/order-tables.ts';
import type { Member } from '#kernel/member.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { cancelPurchased } from '#features/my-ticket/server/cancel-ticket.ts';
import { checkIn, type Gate } from '#features/my-ticket/server/gate.ts';
import { endTransfer, giveBack, receive, startTransfer } from '#features/my-ticket/server/transfer-ticket.ts';
import type { Payments } from '#features/payment/server.ts';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { OrderEvent } from '#features/ticket/rules/order/order.ts';
import { orderOf } from '#features/ticket/server/order/order-columns.ts';
import type { OrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import { createOrders, type Orders } from '#features/ticket/server/order/orders.ts';
import { changeDeferred } from '#features/ticket/server/order/organiser-orders.ts';
import { changeOrder } from '#features/ticket/server/organiser/change-order.ts';
import { createTakePlaces, type TakePlaces } from '#features/ticket/server/reservation/take-places.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createLog } from '#server/log/log.ts';
import { applyToLottery, closeLottery, openLottery, readLottery } from './lottery-driver.ts';
import { ticketItem } from './purchased-rows.ts';
import { floorContent, floorJobs, floorSite, pending, readBooks } from './sale-floor.ts';
import {
  type GatewayKind,
  heldAmount,
  issuedState,
  type OrderKind,
  orderLine,
  overAt,
  owedPrice,
  placeName,
  type SaleBooks,
  type SaleStep,
  ticketLine,
} from './sale-model.ts';
import type { StockTerms, Wanted } from './stock-model.ts';

const driverNow = Date.parse('2026-11-20T10:00:00+09:00');
const holdMs = 15 * 60_000;
const site = {
  siteKey: floorSite,
  document: { languages: ['jpn'], overview: {} },
  modules: [],
} as unknown as PublishedSite;

/** A server that sells, with its own queue and jobs on its own connections. */
export interface SaleServer {
  database: Database;
  takePlaces: TakePlaces;
  orders: Orders;
  jobs: OrderJobs;
}

/** `terms` hold for every ticket that these servers sell. */
export function saleServer(database: Database, terms: StockTerms): SaleServer {
  const jobs = floorJobs(database);
  // The gateway's answers are steps of the test; when asked, it knows of no charge.
  const payments = { ask: async () => ({ type: 'unknown' }) } as unknown as Payments;
  const orders = createOrders({
    database,
    payments,
    jobs,
    clock: () => driverNow,
    log: createLog('error', () => {}, Date.now),
    chargeOf: () => Promise.reject(new Error('Nothing is charged here.')),
    async termsOf({ code_key: key }) {
      // A read outside the transaction, as after a publication when no request has read the terms yet: one inside fails.
      await database.pool.query('select document from content_item limit 1');
      return {
        limits: Object.entries(terms.tickets).map(([id, of]) => ({ ticketId: Number(id), ...of })),
        exclusionGroups: terms.groups,
        code: key === null ? undefined : { key, usesMax: terms.codes[key] ?? null },
      };
    },
  });
  return { database, takePlaces: createTakePlaces(database, jobs), orders, jobs };
}

/** Deletes everything sold; members and jobs stay. */
export async function emptySale({ pool, kysely }: Database): Promise<void> {
  await pool.query(
    'truncate order_change, ticket_order, purchased_ticket, ticket_refund, ticket_stock, discount_code_use, lottery_draw cascade',
  );
  await openLottery(kysely, driverNow);
  await pool.query(
    `insert into ticket_snapshot (snapshot_id, site_key, content_id, ticket_id, digest, document)
     overriding system value values (1, $1, $2, 1, repeat('0', 64), $3) on conflict do nothing`,
    [floorSite, floorContent, JSON.stringify(ticketItem({ cancelPeriodEnd: '2026-11-25' }))],
  );
}

/** Does a step and answers the message that its actor gets, in the words of SaleModel. */
export type DoStep = (server: SaleServer, step: SaleStep) => Promise<string>;

/** Links and codes are looked up when it is called: the steps of a round know those that were there before it. */
export async function stepsOf(database: Database, terms: StockTerms): Promise<DoStep> {
  const tickets = await database.kysely
    .selectFrom('purchased_ticket')
    .select(['purchased_ticket_id', 'checkin_user_mail', 'transfer_code', 'code', 'qr_secret'])
    .execute();
  const find = (name: string) => tickets.find(({ checkin_user_mail }) => checkin_user_mail === name);
  const services = (server: SaleServer) => ({
    database: server.database,
    site: { directory: { hostSite: () => sharedHost } },
    mail: { send: () => Promise.resolve() },
    publicUrl: undefined,
    orders: { planRefund: () => Promise.resolve(), settle: server.orders.settle },
    profile: { present: () => Promise.resolve({ profile: [], shareProfile: [] }) },
  });
  return async (server, step) => {
    if (step.kind === 'reserve') {
      const { outcome } = await server.takePlaces(purchaseOf(step.wanted, terms));
      return outcome === 'repeated' ? 'accepted' : outcome;
    }
    if (step.kind === 'close') return closeLottery(server.database, driverNow);
    if (step.kind === 'apply') return applyToLottery(server, purchaseOf(step.wanted, terms));
    if (step.kind === 'organise') return organise(server, step, find);
    if (!('place' in step)) return doToOrder(server, step);
    const ticket = find(placeName(step.orderId, step.place));
    const member = { memberId: step.by, mail: '' } as Member;
    const named = { contentId: floorContent, purchasedTicketId: ticket?.purchased_ticket_id ?? 0 };
    const own = [services(server), site, named, member, driverNow] as const;
    const link = ticket?.transfer_code ?? 'no link';
    const moves: Record<typeof step.kind, () => Promise<unknown>> = {
      cancel: () => cancelPurchased(...own),
      offer: () => startTransfer(...own),
      withdraw: () => endTransfer(...own),
      giveBack: () => giveBack(...own),
      receive: () => receive(services(server), site, link, member, driverNow),
      checkIn: () => {
        const staffId = member.memberId;
        const gate: Gate = { site, contentId: floorContent, staffId, name: '', language: 'jpn', now: driverNow };
        const code = `${ticket?.code ?? 'AAAA-AAAA-AAAA'}.${ticket?.qr_secret ?? ''}`;
        const collected = 'collected' in step ? step.collected : 0;
        return checkIn(services(server), gate, { purchasedTicketId: named.purchasedTicketId, code, collected });
      },
    };
    const done = moves[step.kind]();
    return done.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refusal) return 'refused';
        throw error;
      },
    );
  };
}

/** In the words of the model: made, or why not. */
async function organise(
  server: SaleServer,
  { orderId, places, used, amount: refund, left: seenLeft, key: changeKey }: Extract<SaleStep, { kind: 'organise' }>,
  find: (name: string) => { purchased_ticket_id: number } | undefined,
): Promise<string> {
  const row = await server.orders.read({ purchaseKey: orderId });
  const idOf = (place: number): number => find(placeName(orderId, place))?.purchased_ticket_id ?? 0;
  const outcome = await changeOrder(
    {
      database: server.database,
      site: {
        store: { site: async () => undefined },
        directory: { hostSite: () => sharedHost },
      } as unknown as SiteServer,
      publicUrl: undefined,
      orderJobs: { planRefund: () => Promise.resolve() },
      mail: { send: () => Promise.resolve() },
    },
    { siteKey: floorSite, orderNumber: row?.order_number ?? '' },
    { ticketIds: places.map(idOf), seenUsedIds: used.map(idOf), refund, seenLeft, reason: '' },
    { operator: { operatorId: 1, name: 'kaede' }, changeKey, context: { requestId: 'r', now: driverNow } },
  );
  return 'made' in outcome ? 'made' : outcome.problem;
}

type OrderStep = Extract<SaleStep, { kind: GatewayKind } | { kind: OrderKind }>;

/** The state the order is in when the step was done, in the transaction that did it; else why it was not. */
async function doToOrder({ orders, database, jobs }: SaleServer, step: OrderStep): Promise<string> {
  const row = await orders.read({ purchaseKey: step.orderId });
  if (row === undefined) throw new Error(`There is no order ${step.orderId}.`);
  if (step.kind === 'settled' || step.kind === 'revoked') {
    const changed = await changeDeferred(database, jobs, row.order_number, step.kind, driverNow);
    return typeof changed === 'string' ? changed : changed.state;
  }
  let state = 'none';
  if (step.kind === 'charge') {
    const begun = await orders.begin(row.order_id, async (_, locked) => {
      state = locked.state;
      return locked;
    });
    return begun === undefined ? state : 'charging';
  }
  const also = async (_tx: unknown, _row: unknown, { order }: { order: { state: string } }) =>
    void (state = order.state);
  const heldUntil = step.kind === 'won' ? { heldUntil: driverNow + holdMs } : {};
  await orders.apply({ orderId: row.order_id }, eventOf(step), { also, ...heldUntil });
  return state;
}

function eventOf(step: OrderStep): OrderEvent {
  if (!('attempt' in step)) return { type: step.kind };
  const { kind: type, attempt } = step;
  return type === 'paid' ? { type, attempt, amount: heldAmount, canRetake: false } : { type, attempt };
}

function purchaseOf({ orderId, buyerId, lines, code, heldUntil, isOwed }: Wanted, terms: StockTerms) {
  const held = {
    state: 'charging',
    attempt: 1,
    amount: heldAmount,
    paymentMethod: 'CreditCard',
    heldUntil: driverNow + (heldUntil === overAt ? 0 : holdMs),
  } as const;
  const purchase = pending({
    lines,
    purchaseKey: orderId,
    purchaserId: buyerId,
    purchaserMail: '',
    code: code === undefined ? undefined : { key: code, usesMax: terms.codes[code] ?? null },
    exclusionGroups: terms.groups.filter(({ tickets }) =>
      tickets.some(({ id }) => lines.some(({ ticketId }) => ticketId === id)),
    ),
    limits: lines.map(({ ticketId }) => ({ ticketId, capacity: null, perPerson: null, ...terms.tickets[ticketId] })),
    now: driverNow,
    ...(heldUntil === undefined ? {} : held),
  });
  const price = isOwed === undefined ? 0 : owedPrice;
  const places = purchase.places.map((one, place) => ({
    ...one,
    price,
    originalPrice: price,
    // A free column of the ticket that stays when the ticket changes hands.
    mail: placeName(orderId, place),
  }));
  if (isOwed === undefined) return { ...purchase, places };
  return { ...purchase, places, amount: price * places.length, isDeferred: true, paymentMethod: 'Local' as const };
}

/** The books as they are stored, in the words of SaleModel. */
export async function readSale(database: Database, terms: StockTerms): Promise<SaleBooks> {
  const { kysely } = database;
  const stock = await kysely.selectFrom('ticket_stock').select(['ticket_id', 'taken']).execute();
  const codes = await kysely.selectFrom('discount_code_use').select(['code_key', 'used']).execute();
  const orders = await kysely.selectFrom('ticket_order').selectAll().execute();
  const tickets = await kysely
    .selectFrom('purchased_ticket')
    .selectAll()
    .where('state', 'in', ['held', 'issued'])
    .execute();
  const refunds = await kysely.selectFrom('ticket_refund').select(['order_id', 'attempt', 'amount']).execute();
  const backOf = ({ order_id, paid_attempt }: (typeof orders)[number]): number =>
    refunds
      .filter((one) => one.order_id === order_id && one.attempt === (paid_attempt ?? 0))
      .reduce((sum, { amount }) => sum + amount, 0);
  const lines = orders.map((row): [string, string] => [row.purchase_key, orderLine(orderOf(row), backOf(row))]);
  return {
    stock: Object.fromEntries(
      Object.keys(terms.tickets).map((id) => {
        const row = stock.find(({ ticket_id }) => ticket_id === Number(id));
        return [id, row?.taken ?? 0];
      }),
    ),
    codes: Object.fromEntries(
      Object.keys(terms.codes).map((key) => [key, codes.find(({ code_key }) => code_key === key)?.used ?? 0]),
    ),
    orders: Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1))),
    tickets: tickets
      .map(({ state, ticket_id: ticketId, purchaser_id: purchaserId, holder_id: holderId, ...row }) =>
        ticketLine(
          row.checkin_user_mail,
          { ticketId, purchaserId, holderId },
          state === 'issued' ? issuedState(row.checkin_count > 0) : state,
        ),
      )
      .sort(),
    list: await readLottery(kysely),
  };
}

const live: readonly StoredOrderState[] = [
  'applied',
  'reserved',
  'charging',
  'authenticating',
  'checking',
  'awaiting',
  'completed',
];

/** The errors of the books, by themselves; none: they balance. */
export async function wrongBooks(database: Database, terms: StockTerms): Promise<string[]> {
  const wrong: string[] = [];
  for (const { ticketId, taken, heldTickets, soldTickets } of await readBooks(database)) {
    const { capacity = null } = terms.tickets[ticketId] ?? {};
    if (taken !== heldTickets + soldTickets) wrong.push(`Ticket ${ticketId}: ${taken} are counted.`);
    if (capacity !== null && heldTickets + soldTickets > capacity) wrong.push(`Ticket ${ticketId} is oversold.`);
  }
  const uses = await sql<{ key: string; used: number; orders: number }>`
    select u.code_key as key, u.used, count(o.*)::integer as orders
    from discount_code_use u left join ticket_order o on o.site_key = u.site_key and o.content_id = u.content_id
      and o.code_key = u.code_key and o.state = any (${live}::text[])
    group by u.code_key, u.used`.execute(database.kysely);
  for (const { key, used, orders } of uses.rows) {
    if (used !== orders || used > (terms.codes[key] ?? Infinity)) wrong.push(`${key}: ${used} uses, ${orders} orders.`);
  }
  const bought = await sql<{ ticketId: number; buyer: number; number: number }>`
    select ticket_id as "ticketId", purchaser_id as buyer, count(*)::integer as number from purchased_ticket
    where purchaser_id is not null and state in ('held', 'issued') group by 1, 2`.execute(database.kysely);
  for (const { ticketId, buyer, number } of bought.rows) {
    if (number > (terms.tickets[ticketId]?.perPerson ?? Infinity)) wrong.push(`${buyer} has ${number} of ${ticketId}.`);
  }
  const owed = await sql<{ key: string }>`
    select purchase_key as key from ticket_order o where cardinality(refunded_attempts) <>
      (select count(*) from ticket_refund r where r.order_id = o.order_id and r.purchased_ticket_id is null)`.execute(
    database.kysely,
  );
  const more = await sql<{ key: string }>`
    select purchase_key as key from ticket_order o where
      (select coalesce(sum(amount), 0) from ticket_refund r where r.order_id = o.order_id and r.attempt = coalesce(o.paid_attempt, 0))
      > case when o.paid_attempt is not null or o.is_settled then o.amount - o.canceled_unpaid else 0 end`.execute(
    database.kysely,
  );
  wrong.push(...more.rows.map(({ key }) => `More goes back of ${key} than came.`));
  return [...wrong, ...owed.rows.map(({ key }) => `The money of ${key} is not written down.`)];
}
