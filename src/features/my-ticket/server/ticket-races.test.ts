import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#kernel/member.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import { changeOrder } from '#features/ticket/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Mail } from '#server/mail/mail.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { metDatabase } from '../../../../test/met-transactions.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { describeEngines, type TestPostgres, withPostgres } from '../../../../test/test-database.ts';
import { cancelPurchased } from './cancel-ticket.ts';
import { checkIn, type Gate } from './gate.ts';
import type { SoldOrders } from './my-ticket-services.ts';
import { endTransfer, giveBack, receive, startTransfer } from './transfer-ticket.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const site = {
  siteKey: 'event/11',
  document: { languages: ['jpn'], overview: {} },
  modules: [],
} as unknown as PublishedSite;

interface Two {
  aoi: Member;
  ren: Member;
  mai: Member;
  staff: Member;
}

interface Race {
  /** The ticket before the race. */
  ticket?: 'offered' | 'received';
  /** A cancellation refunds nothing, so that the refund of the first one does not stop the second. */
  isFree?: true;
  /** To be paid at the venue, in cash that staff have in hand. */
  isOwed?: true;
  /** Both may succeed, one after the other. */
  bothMay?: true;
  /** With unlimited check-in. */
  comesAgain?: true;
  first(on: Moves): Promise<unknown>;
  second(on: Moves): Promise<unknown>;
}

interface Moves {
  people: Two;
  cancel(by: Member): Promise<unknown>;
  /** The organiser cancels the ticket, or gives all of its money back. */
  organise(what: 'cancel' | 'refund'): Promise<unknown>;
  transfer(by: Member): Promise<unknown>;
  withdraw(by: Member): Promise<unknown>;
  receive(by: Member): Promise<unknown>;
  giveBack(by: Member): Promise<unknown>;
  checkIn(by?: 'number'): Promise<unknown>;
}

const races: Record<string, Race> = {
  'cancellation and check-in': { first: (on) => on.cancel(on.people.aoi), second: (on) => on.checkIn() },
  'cancellation and cancellation': {
    isFree: true,
    first: (on) => on.cancel(on.people.aoi),
    second: (on) => on.cancel(on.people.aoi),
  },
  'cancellation and check-in with cash': {
    isOwed: true,
    first: (on) => on.cancel(on.people.aoi),
    second: (on) => on.checkIn(),
  },
  "the organiser's cancellation and check-in": {
    first: (on) => on.organise('cancel'),
    second: (on) => on.checkIn(),
  },
  "the organiser's cancellation and check-in with cash": {
    isOwed: true,
    first: (on) => on.organise('cancel'),
    second: (on) => on.checkIn(),
  },
  "the organiser's cancellation and the buyer's": {
    first: (on) => on.organise('cancel'),
    second: (on) => on.cancel(on.people.aoi),
  },
  'a refund in two browsers': {
    first: (on) => on.organise('refund'),
    second: (on) => on.organise('refund'),
  },
  "a refund and the buyer's cancellation": {
    bothMay: true,
    first: (on) => on.organise('refund'),
    second: (on) => on.cancel(on.people.aoi),
  },
  'check-in and check-in of a ticket that comes again': {
    comesAgain: true,
    bothMay: true,
    first: (on) => on.checkIn(),
    second: (on) => on.checkIn(),
  },
  'check-in and check-in': { first: (on) => on.checkIn(), second: (on) => on.checkIn() },
  'receipt by two people': {
    ticket: 'offered',
    first: (on) => on.receive(on.people.ren),
    second: (on) => on.receive(on.people.mai),
  },
  'receipt and the end of the transfer': {
    ticket: 'offered',
    first: (on) => on.receive(on.people.ren),
    second: (on) => on.withdraw(on.people.aoi),
  },
  "receipt and the organiser's cancellation": {
    ticket: 'offered',
    bothMay: true,
    first: (on) => on.receive(on.people.ren),
    second: (on) => on.organise('cancel'),
  },
  'transfer and check-in': { first: (on) => on.transfer(on.people.aoi), second: (on) => on.checkIn() },
  'transfer and cancellation': {
    first: (on) => on.transfer(on.people.aoi),
    second: (on) => on.cancel(on.people.aoi),
  },
  'return and check-in': {
    ticket: 'received',
    first: (on) => on.giveBack(on.people.ren),
    second: (on) => on.checkIn(),
  },
  'return and check-in by its number': {
    ticket: 'received',
    first: (on) => on.giveBack(on.people.ren),
    second: (on) => on.checkIn('number'),
  },
};

const published = {
  ...site,
  document: v.parse(siteDocumentSchema, eventFile({ languages: ['jpn'] })),
};

let made = 0;
let presses = 0;

/** Runs two calls at once on one database. Counts how many succeeded, and how often both had read the same state. */
async function racesOn(database: Database) {
  const people = await makePeople(database);
  return (race: Race, hasLocks: boolean) => run(database, people, race, hasLocks);
}

async function makePeople(database: Database): Promise<Two> {
  await database.kysely.insertInto('site').values({ site_key: 'event/11', portal_id: 0, event_id: 11 }).execute();
  const ids: Member[] = [];
  for (const name of ['aoi', 'ren', 'mai', 'staff']) {
    const mail = `${name}@example.jp`;
    const { member_id } = await database.kysely
      .insertInto('member')
      .values({ realm_key: 'event/11', mail, mail_key: mail, language: 'jpn', created_at: new Date(now) })
      .returning('member_id')
      .executeTakeFirstOrThrow();
    ids.push({ memberId: member_id, mail, language: 'jpn', isStaff: name === 'staff' } as Member);
  }
  const [aoi, ren, mai, staff] = ids as [Member, Member, Member, Member];
  return { aoi, ren, mai, staff };
}

async function run(
  database: Database,
  people: Two,
  { ticket, isFree, isOwed, comesAgain, first, second }: Race,
  hasLocks: boolean,
) {
  made += 1;
  const code = `RACE-0000-${String(made).padStart(4, '0')}`;
  const started = { transfer_code: code, transfer_started_at: new Date(now) };
  const offered = { transfer_status: 'TRANSFERRING', ...started } as const;
  const states = { offered, received: { transfer_status: 'TRANSFERRED', holder_id: people.ren.memberId } as const };
  const owed = { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
  const { ids, orderId, orderNumber } = await sellTicket(database, people.aoi.memberId, {
    item: {
      cancelPeriodEnd: '2026-11-25',
      checkinMethod: 'QR_MANUAL',
      detailId: made,
      price: isFree ? 0 : 1000,
      ...(comesAgain && { enableUnlimitCheckin: true }),
    },
    order: { purchaser_mail: '', ...(isOwed && owed) },
    ticket: { code, qr_secret: 'secret', ...(ticket && states[ticket]) },
  });
  await database.kysely.updateTable('ticket_stock').set({ taken: 5 }).where('ticket_id', '=', made).execute();
  const met = metDatabase(database, hasLocks);
  const mails: Mail[] = [];
  const mail = { send: async (one: Mail) => void mails.push(one) };
  const orders: SoldOrders = {
    planRefund: () => Promise.resolve(),
    async settle(tx, settled) {
      await tx.updateTable('ticket_order').set({ is_settled: true }).where('order_id', '=', settled).execute();
    },
  };
  const profile = { present: () => Promise.resolve({ profile: [], shareProfile: [] }) };
  const services = {
    database: met.database,
    site: { directory: { hostSite: () => sharedHost } },
    mail,
    publicUrl: undefined,
    orders,
    profile,
  };
  const organiserServices = {
    ...services,
    site: { ...services.site, store: { site: async () => published } } as unknown as SiteServer,
    orderJobs: orders,
  };
  const named = { contentId: 80, purchasedTicketId: ids[0] as number };
  const gate: Gate = { site, contentId: 80, staffId: people.staff.memberId, name: '', language: 'eng', now };
  const on: Moves = {
    people,
    cancel: (by) => cancelPurchased(services, site, named, by, now),
    async organise(what) {
      const wish = {
        ticketIds: what === 'cancel' ? ids : [],
        refund: what === 'refund' ? 1000 : 0,
        seenLeft: isOwed ? 0 : 1000,
        seenUsedIds: [],
        reason: '',
      };
      presses += 1;
      const changer = {
        operator: { operatorId: 1, name: 'kaede' },
        changeKey: `press-${presses}`,
        context: { requestId: 'r', now },
      };
      const outcome = await changeOrder(organiserServices, { siteKey: 'event/11', orderNumber }, wish, changer);
      if ('problem' in outcome) throw refuse('notFound');
    },
    transfer: (by) => startTransfer(services, site, named, by, now),
    withdraw: (by) => endTransfer(services, site, named, by, now),
    receive: (by) => receive(services, published, code, by, now),
    giveBack: (by) => giveBack(services, site, named, by, now),
    checkIn: (by) =>
      checkIn(services, gate, {
        purchasedTicketId: named.purchasedTicketId,
        code: by === 'number' ? code : `${code}.secret`,
        collected: isOwed === true ? 1000 : 0,
      }),
  };
  const outcomes = await Promise.allSettled([first(on), second(on)]);
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status?: number }] : []));
  const { taken } = await database.kysely
    .selectFrom('ticket_stock')
    .select('taken')
    .where('ticket_id', '=', made)
    .executeTakeFirstOrThrow();
  return {
    done: outcomes.length - failures.length,
    statuses: failures.map(({ status }) => status),
    met: met.meetings(),
    taken,
    back: await moneyBack(database, orderId),
    isHolderTold: mails.some(({ kind }) => kind === 'ticket-canceled-for-holder'),
    ...(await database.kysely
      .selectFrom('purchased_ticket as t')
      .innerJoin('ticket_order as o', 'o.order_id', 't.order_id')
      .select(['t.checkin_count as entries', 'o.is_settled as isSettled'])
      .where('t.order_id', '=', orderId)
      .executeTakeFirstOrThrow()),
  };
}

/** Whole yen that go back of an order. */
async function moneyBack({ kysely }: Database, orderId: number): Promise<number> {
  const refunds = await kysely.selectFrom('ticket_refund').select('amount').where('order_id', '=', orderId).execute();
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

describeEngines('two at once on one ticket', (open) => {
  let race: Awaited<ReturnType<typeof racesOn>>;
  beforeAll(async () => {
    race = await racesOn(await open());
  });

  test.each(Object.entries(races))(
    '%s: no money goes back twice, and what cannot be any more is refused with a reason',
    async (name, two) => {
      const { done, statuses, met, taken, entries, isSettled, back, isHolderTold } = await race(two, true);
      expect([met, done + statuses.length]).toEqual([0, 2]);
      if (two.bothMay === undefined) expect(done).toBe(1);
      // Both gates open, for one coming in.
      if (two.comesAgain) expect([done, entries]).toEqual([2, 1]);
      // 404: the former holder's code belongs to no ticket any more.
      for (const status of statuses) expect([404, 409, 410]).toContain(status);
      expect([4, 5]).toContain(taken);
      expect(back).toBeLessThanOrEqual(1000);
      // Whoever received it before it was cancelled is told.
      if (name.startsWith('receipt and the organiser')) expect(isHolderTold).toBe(done === 2);
      // Staff hand the cash back when the gate refuses, so that the order has no money to refund.
      expect(isSettled).toBe(two.isOwed === true && entries === 1);
    },
  );
});

const postgres = await withPostgres();
// One connection needs no lock: its transactions run one after the other.
describe.skipIf(postgres === undefined)(
  'two at once on one ticket without the lock (control)',
  { tags: ['long'] },
  () => {
    let database: Database;
    let race: Awaited<ReturnType<typeof racesOn>>;
    beforeAll(async () => {
      database = await (postgres as TestPostgres).open();
      race = await racesOn(database);
    });
    afterAll(() => database.close());

    test.each(Object.entries(races))('%s: both calls succeed', async (name, two) => {
      let result = await race(two, false);
      // Without their order of locks the two can also deadlock, which PostgreSQL ends: that shows nothing.
      for (let times = 0; times < 3 && result.statuses.includes(undefined); times += 1) result = await race(two, false);
      const { done, met, taken, back, entries, isHolderTold } = result;
      expect([name, done, met]).toEqual([name, 2, 1]);
      if (two.comesAgain) expect(entries).toBe(2);
      // Two cancellations give one place back twice, and two refunds more than came.
      if (/cancellation and (cancellation|the buyer's)$/.test(name)) expect(taken).toBe(3);
      if (name.startsWith('receipt and the organiser')) expect(isHolderTold).toBe(false);
      if (/^a refund (in two browsers|and the buyer's)/.test(name)) expect(back).toBe(2000);
    });
  },
);
