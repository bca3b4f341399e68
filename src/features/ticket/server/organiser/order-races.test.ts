import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { type PublishedSite, siteDocumentSchema, type SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { metDatabase } from '../../../../../test/met-transactions.ts';
import { saleServer } from '../../../../../test/sale-driver.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { describeEngines, type TestPostgres, withPostgres } from '../../../../../test/test-database.ts';
import { changeDeferred } from '../order/organiser-orders.ts';
import { callOffOrder } from './call-off-order.ts';
import { changeOrder } from './change-order.ts';
import { endOrder } from './end-order.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const price = 1000;

interface Moves {
  /** The organiser ends the order that nobody has paid. */
  end(): Promise<unknown>;
  /** The gateway says that its card was charged after all. */
  paid(): Promise<unknown>;
  /** The transfer came, or will never come. */
  defer(type: 'settled' | 'revoked'): Promise<unknown>;
  /** The organiser cancels its ticket, and gives back what came. */
  cancel(): Promise<unknown>;
  /** The event does not take place: its orders are cancelled one after the other. */
  callOff(): Promise<unknown>;
}

interface Race {
  /** An order whose card was refused, one whose tickets came before the transfer, or one that was paid by card. */
  order: 'unpaid' | 'deferred' | 'paid';
  moves: (on: Moves) => [Promise<unknown>, Promise<unknown>];
  /** Right without the lock too: whoever is second finds nothing to move. */
  needsNoLock?: true;
  /** One may be done after the other. */
  canBothBeDone?: true;
}

const races: Record<string, Race> = {
  'the end of an order and its payment': { order: 'unpaid', moves: (on) => [on.end(), on.paid()] },
  'a payment that is told twice': { order: 'unpaid', needsNoLock: true, moves: (on) => [on.paid(), on.paid()] },
  'a transfer that came, in two browsers': {
    order: 'deferred',
    moves: (on) => [on.defer('settled'), on.defer('settled')],
  },
  'a transfer that came and one that never comes': {
    order: 'deferred',
    moves: (on) => [on.defer('settled'), on.defer('revoked')],
  },
  'a cancellation and a transfer that came': { order: 'deferred', moves: (on) => [on.cancel(), on.defer('settled')] },
  'an event that is called off and a transfer that came': {
    order: 'deferred',
    moves: (on) => [on.callOff(), on.defer('settled')],
    canBothBeDone: true,
  },
  'an event that is called off and a cancellation': { order: 'paid', moves: (on) => [on.callOff(), on.cancel()] },
  'an event that is called off, at two servers': { order: 'paid', moves: (on) => [on.callOff(), on.callOff()] },
};

const orders = {
  unpaid: {
    order: { state: 'reserved', attempt: 1, paid_attempt: null, paid_at: null, held_until: new Date(now + 60_000) },
    ticket: { state: 'held' },
  },
  deferred: {
    order: { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null },
    ticket: {},
  },
  paid: { order: {}, ticket: {} },
} as const;

let made = 0;
let presses = 0;

/** Two changes of one order at once: what its books say afterwards, and how often both had read the same. */
async function run(database: Database, { order, moves }: Race, hasLocks: boolean) {
  made += 1;
  const sold = await sellTicket(database, null, { ...orders[order], item: { price, detailId: made } });
  await database.kysely.updateTable('ticket_stock').set({ taken: 5 }).where('ticket_id', '=', made).execute();
  const met = metDatabase(database, hasLocks, 'order');
  const { orders: server, jobs } = saleServer(met.database, { tickets: {}, groups: [], codes: {} });
  const site = {
    store: { site: async () => undefined },
    directory: { hostSite: () => sharedHost },
  } as unknown as SiteServer;
  const told = { site, mail: { send: async () => {} }, publicUrl: undefined };
  const named = { siteKey: 'event/11', orderNumber: sold.orderNumber };
  const changer = () => {
    presses += 1;
    return {
      operator: { operatorId: 1, name: 'kaede' },
      changeKey: `race-${presses}`,
      context: { requestId: 'r', now },
    };
  };
  const came = order === 'paid' ? price : 0;
  const seen = { ticketIds: sold.ids, refund: came, seenLeft: came, seenUsedIds: [], reason: '' };
  const calledOff = {
    site: { siteKey: named.siteKey, document: v.parse(siteDocumentSchema, eventFile()) } as PublishedSite,
    keepsFee: false,
    reason: '',
    messageIn: () => '',
  };
  const answers = await Promise.all(
    moves({
      end: () => endOrder({ orders: server, ...told }, named, { ...changer(), reason: '' }),
      paid: () =>
        server.apply({ orderId: sold.orderId }, { type: 'paid', attempt: 1, amount: price, canRetake: false }),
      defer: (type) => changeDeferred(met.database, jobs, sold.orderNumber, type, now),
      cancel: () => changeOrder({ database: met.database, orderJobs: jobs, ...told }, named, seen, changer()),
      callOff: () =>
        inTransaction(met.database, (tx) =>
          callOffOrder(tx, { orderJobs: jobs, ...told }, sold.orderId, calledOff, changer()),
        ),
    }),
  );
  const { kysely } = database;
  const row = await kysely
    .selectFrom('ticket_order as o')
    .innerJoin('purchased_ticket as t', 't.order_id', 'o.order_id')
    .innerJoin('ticket_stock as s', 's.ticket_id', 't.ticket_id')
    .select(['o.state', 'o.paid_attempt', 'o.is_settled', 'o.refunded_attempts', 't.state as ticket', 's.taken'])
    .where('o.order_id', '=', sold.orderId)
    .where('s.site_key', '=', 'event/11')
    .where('s.content_id', '=', 80)
    .executeTakeFirstOrThrow();
  const refunds = await kysely
    .selectFrom('ticket_refund')
    .select('amount')
    .where('order_id', '=', sold.orderId)
    .execute();
  const events = await kysely
    .selectFrom('ticket_order_event')
    .select('kind')
    .where('order_id', '=', sold.orderId)
    .execute();
  return {
    ...row,
    back: refunds.reduce((sum, { amount }) => sum + amount, 0),
    told: events.map(({ kind }) => kind),
    /** How many organisers were told that theirs was done. */
    done: answers.filter((one) => isRecord(one) && ('made' in one || 'due' in one || one['outcome'] === 'canceled'))
      .length,
    met: met.meetings(),
  };
}

/** What is wrong with an order: its state, its ticket, its place and its money have to say the same. */
function wrongs(race: Race, { state, ticket, taken, ...books }: Awaited<ReturnType<typeof run>>): string[] {
  const isIssued = ticket === 'issued';
  const came = books.paid_attempt !== null || books.is_settled;
  const bookedTimes = books.told.filter((kind) => kind === 'completed' || kind === 'settled').length;
  return [
    ...((state === 'completed') === isIssued ? [] : [`the order is ${state} and its ticket ${ticket}`]),
    ...(taken === (isIssued ? 5 : 4) ? [] : [`its ticket is ${ticket}, and ${taken} of 5 places are taken`]),
    ...(race.order === 'unpaid' && !came && books.back !== price ? ['the money came and is nowhere'] : []),
    ...(came && !isIssued && books.back !== price ? ['the money stays without a ticket'] : []),
    ...(bookedTimes > 1 ? ['the money was booked twice'] : []),
    ...(race.order !== 'unpaid' && books.done !== 1 && !(race.canBothBeDone && books.done === 2)
      ? [`${books.done} organisers were told that it is done`]
      : []),
  ];
}

describeEngines('two changes of one order at once', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test.each(Object.entries(races))('%s: its state, its ticket, its place and its money agree', async (_, race) => {
    const books = await run(database, race, true);
    expect([wrongs(race, books), books.met]).toEqual([[], 0]);
  });
});

const postgres = await withPostgres();
// One connection needs no lock: its transactions run one after the other.
describe.skipIf(postgres === undefined)(
  'two changes of one order at once without the lock (control)',
  { tags: ['long'] },
  () => {
    let database: Database;
    beforeAll(async () => {
      database = await (postgres as TestPostgres).open();
    });
    afterAll(() => database.close());

    test.each(Object.entries(races))('%s: they do not', async (_, race) => {
      const books = await run(database, race, false);
      expect(books.met).toBe(1);
      expect(wrongs(race, books).length > 0).toBe(race.needsNoLock === undefined);
    });
  },
);
