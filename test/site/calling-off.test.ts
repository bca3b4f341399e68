import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#features/calling-off/contract.ts';
import { batchSize, lookAgainMs, settleMs } from '#features/calling-off/rules/calling-off-limits.ts';
import { callOffBatch, type CallingOffBatch } from '#features/calling-off/server/call-off-batch.ts';
import type { CallingOffServices } from '#features/calling-off/server/calling-off-services.ts';
import { setCalledOff } from '#features/site/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createOrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import { createJobs, type JobKind } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { createMailing } from '#server/mail/mailing.ts';
import type { ConsoleClient } from '../console-client.ts';
import { type ExpoBuyers, expoBuyers } from '../expo-buyers.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { appliedFor, sellTicket, type SoldTickets } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
let sales: ConsoleClient;
let now = testNow;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  owner = await operatorAt(site, 'event/11', 'owner');
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(owner);
  await setUpApp(sales);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = testNow;
  site.setNow(testNow);
  const { kysely } = site.database;
  for (const table of [
    'calling_off',
    'ticket_refund',
    'order_change',
    'purchased_ticket',
    'ticket_order',
    'ticket_stock',
    'mailbox_mail',
    'mail_trace',
    'job',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    await kysely.deleteFrom(table).execute();
  }
  await kysely
    .updateTable('site')
    .set({ called_off_at: null, revision: sql`nextval('site_revision')` })
    .where('site_key', '=', 'event/11')
    .execute();
  await site.hiroba.features.site.directory.refresh();
});

const params = { site: 'event-11' };
const message = { jpn: '台風のため中止します。', eng: 'A typhoon is coming.' };
const begin = (body: object = {}, client = owner, at = params) =>
  client.call(calls.beginCallingOff, { params: at, body: { message, keepsFee: false, ...body } });
const look = async () => (await owner.call(calls.readCallingOff, { params })).data;
const stop = () => owner.call(calls.stopCallingOff, { params, body: {} });
const resume = () => owner.call(calls.resumeCallingOff, { params, body: {} });

let buyers = 0;
const sell = (sale: NonNullable<Parameters<typeof sellTicket>[2]> = {}) => {
  buyers += 1;
  const order = { purchaser_mail: `b${buyers}@example.jp`, ...sale.order };
  return sellTicket(site.database, null, { contentId: 60, ...sale, order });
};
const transfer = { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;

/** A little of everything that an event may have. */
async function sellAll(): Promise<void> {
  await sell({ number: 2 });
  await sell({ item: { cancelFee: 300 } });
  await sell({ order: { payment_method: 'ConvenienceStore' }, item: { cancelFee: 100 } });
  await sell({ order: { ...transfer, is_settled: true, paid_at: new Date(testNow) } });
  await sell({ order: transfer });
  await sell({ item: { price: 0 }, order: { attempt: 0, paid_attempt: null, paid_at: null } });
  await sell(appliedFor);
  await sell({ order: { state: 'expired', paid_attempt: null, paid_at: null }, ticket: { state: 'released' } });
  await sell({
    order: { state: 'reserved', attempt: 0, paid_attempt: null, paid_at: null, held_until: new Date(testNow + 60_000) },
    ticket: { state: 'held' },
  });
}

const unused = () => Promise.reject(new Error('Paid orders are called off without their gateway.'));

/** The site's own jobs, while the clock goes on. */
async function runSite(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn of the clock after the other
    await site.hiroba.jobs.runDue();
    now += settleMs / 2;
    site.setNow(now);
  }
  await site.hiroba.jobs.runDue();
  site.setNow(testNow);
}

/** A queue of its own; `through` stands between the run and the mails. */
function ownQueue(through: (queue: Mailing) => Mailing = (queue) => queue) {
  const { database, hiroba } = site;
  const clock = () => now;
  const log = createLog('error', () => {}, clock);
  const jobs = createJobs(database, { clock, log });
  const mail = through(createMailing({ ...readMailSettings({}), database, jobs, clock }));
  const orderJobs = createOrderJobs(jobs, clock);
  orderJobs.work({
    expireHolds: async () => {},
    reconcile: async () => false,
    tellNews: async () => false,
    tellTogether: async () => {},
    refund: async () => true,
  });
  const services: CallingOffServices = {
    database,
    jobs,
    mail,
    clock,
    log,
    // Of paid orders alone, which need no gateway.
    orders: { read: unused, apply: unused },
    orderJobs,
    site: hiroba.features.site,
    publicUrl: 'https://hiroba.test',
  };
  const batches: JobKind<CallingOffBatch> = jobs.define<CallingOffBatch>(
    'callingOff',
    v.object({ siteKey: v.string(), batch: v.number() }),
    (batch) => callOffBatch(services, batches, batch),
  );
  return {
    services,
    batches,
    async run(turns = 12): Promise<void> {
      for (let turn = 0; turn < turns; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one turn of the clock after the other
        await jobs.runDue();
        now += Math.max(lookAgainMs, settleMs / 2);
      }
      await jobs.runDue();
    },
  };
}

/** What is true of every order afterwards, and how often each address was mailed. */
async function books() {
  const { rows } = await sql<{ state: string; received: number; back: number; issued: number }>`
    select o.state, o.payment_method as method,
      case when o.paid_attempt is not null or o.is_settled then o.amount - o.canceled_unpaid else 0 end as received,
      coalesce((select sum(r.amount)::integer from ticket_refund r where r.order_id = o.order_id), 0) as back,
      (select count(*)::integer from purchased_ticket t where t.order_id = o.order_id and t.state in ('issued', 'held', 'applied')) as issued
    from ticket_order o order by o.order_id`.execute(site.database.kysely);
  const mails = await site.database.kysely.selectFrom('mailbox_mail').select(['mail_to', 'kind']).execute();
  const stock = await site.database.kysely.selectFrom('ticket_stock').select('taken').execute();
  return {
    received: rows.map((row) => row.received),
    back: rows.map((row) => row.back),
    valid: rows.reduce((sum, { issued }) => sum + issued, 0),
    taken: stock.reduce((sum, { taken }) => sum + taken, 0),
    mailed: mails
      .filter(({ kind }) => kind === 'ticket-called-off')
      .map(({ mail_to }) => mail_to)
      .toSorted(),
  };
}

describe('what calling an event off will come to', () => {
  test('is counted before, and is what the run does', async () => {
    await sellAll();
    const { cost, run } = await look();
    expect(run).toBeNull();
    expect(cost).toMatchObject({ orders: 6, paidTickets: 6, freeTickets: 1, unpaid: 2, applications: 1, mails: 8 });
    expect(cost!.refunds).toEqual([
      { method: 'Bank', way: 'byHand', orders: 1, full: 1000, fees: 0 },
      { method: 'ConvenienceStore', way: 'byHand', orders: 1, full: 1000, fees: 100 },
      { method: 'CreditCard', way: 'gateway', orders: 2, full: 3000, fees: 300 },
    ]);
    expect((await begin()).status).toBe(200);
    await runSite();
    const { run: done } = await look();
    expect(done).toMatchObject({
      state: 'finished',
      left: 0,
      outcomes: { canceled: 6, ended: 1, withdrawn: 1, nothing: 0, waiting: 0, failed: 0 },
      refunds: { gateway: 3000, byHand: 2000 },
      mails: 8,
    });
  });

  test('keeps the fees of the tickets where the organiser wants that', async () => {
    await sellAll();
    await begin({ keepsFee: true });
    await runSite();
    expect((await look()).run).toMatchObject({ refunds: { gateway: 2700, byHand: 1900 } });
  });
});

describe('an event that is called off', () => {
  test('gives all money back, frees all places, and tells everybody once, in their language and with the reason', async () => {
    await sellAll();
    await begin();
    await runSite();
    const { received, back, valid, taken, mailed } = await books();
    expect(back).toEqual(received);
    expect([valid, taken]).toEqual([0, 0]);
    expect(new Set(mailed).size).toBe(mailed.length);
    expect(mailed).toHaveLength(8);
    const told = (await site.mails(mailed[0]!)).find(({ kind }) => kind === 'ticket-called-off');
    expect(told!.text).toContain('台風のため中止します。');
  });

  test('is said above its pages, in words that are text, and above no other', async () => {
    await begin({ message: { jpn: '台風 <b>のため' } });
    await site.hiroba.features.site.directory.refresh();
    const html = await site.page('/web/portal/1/event/11');
    expect(html).toContain('このイベントは中止になりました');
    expect(html).toContain('台風 &lt;b&gt;のため');
    const other = await site.page('/web/portal/1/event/12');
    expect(other).not.toContain('hb-called-off');
  });

  test('is called off once, by an owner, with words, and at its own site', async () => {
    expect((await begin({}, sales)).status).toBe(403);
    expect((await begin({ message: {} })).status).toBe(409);
    expect((await begin({ message: { jpn: '  ' } })).status).toBe(409);
    expect((await begin({}, owner, { site: 'event-12' })).status).toBe(404);
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('asks anew who the owner is', async () => {
    site.setNow(testNow + 11 * 60_000);
    const refused = await begin();
    expect([refused.status, refused.reason]).toEqual([403, 'stepUp']);
  });

  test('takes up an order that money brought back to life after it was finished', async () => {
    await begin();
    await runSite();
    expect((await look()).run!.state).toBe('finished');
    await sell();
    await site.hiroba.tidy();
    expect((await look()).run!.state).toBe('running');
    await runSite();
    const { received, back } = await books();
    expect(back).toEqual(received);
  });
});

describe('a buyer of an event that is called off', () => {
  let { calls: shop, buyer, hanako } = {} as ExpoBuyers;
  beforeAll(async () => {
    ({ calls: shop, buyer, hanako } = await expoBuyers());
  });
  afterAll(() => shop.close());

  test('buys nothing, applies for nothing, and reads that the sale is over', async () => {
    const [workshop, tour] = [3, 7];
    const lottery = {
      lotterySetting: [
        { priority: 1, ticketSlotId: 1 },
        { priority: 2, ticketSlotId: 2 },
      ],
    };
    const items = [await buyer.item(workshop), await buyer.item(tour, lottery)];
    const buy = (item: object) => buyer.buy({ purchaseList: [item], paymentMethod: 'Local' }, hanako);
    const { database, hiroba } = shop.site;
    const before = await buy(items[0]);
    expect(before.status).toBe(200);
    await inTransaction(database, (tx) => setCalledOff(tx, 'event/11', testNow));
    await hiroba.features.site.directory.refresh();
    for (const item of items) {
      const refused = await buy(item);
      expect([refused.status, refused.message]).toEqual([
        409,
        'This event has been cancelled, so nothing more is sold.',
      ]);
    }
    const { data } = await shop.get(`ticket/1/11/60?ticket_ids[]=${workshop}&ticket_ids[]=${tour}`);
    const shown = data.tickets.map(({ ticketContent }: { ticketContent: Record<string, unknown> }) => ticketContent);
    expect(shown).toMatchObject(
      [workshop, tour].map((ticketId) => ({ ticketId, salesPeriodEnd: '2000-01-01', drawAt: null })),
    );
    const { rows } = await database.pool.query('select 1 from ticket_order where site_key = $1', ['event/11']);
    expect(rows).toHaveLength(1);
  });
});

describe('a run', () => {
  const many = 2 * batchSize + 5;
  let sold: SoldTickets[];
  const sellMany = async () => {
    sold = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let at = 0; at < many; at += 1) sold.push(await sell());
  };
  /** Dies at the mail of this number, once. */
  const dying = (at: number, send: Mailing['send']): Mailing => {
    let sent = 0;
    return {
      async send(mail, options) {
        sent += 1;
        await send(mail, options);
        if (sent === at) throw new Error('The process dies.');
      },
    };
  };

  test('that dies at a mail goes on: nobody is refunded or mailed twice, money and places balance', async () => {
    await sellMany();
    await begin();
    // The process is killed behind the mail, before its transaction ends: nobody is told.
    const { run } = ownQueue((queue) => dying(batchSize + 3, (mail, options) => queue.send(mail, options)));
    await run(4);
    // What died is noted as failed, and a press tries it again.
    expect((await look()).run).toMatchObject({ outcomes: { failed: 1 }, mails: many - 1 });
    expect((await resume()).status).toBe(200);
    await ownQueue().run();
    const { received, back, valid, taken, mailed } = await books();
    expect(back).toEqual(received);
    expect([valid, taken, mailed.length, new Set(mailed).size]).toEqual([0, 0, many, many]);
  });

  test('would mail twice if it were not written with the mail that somebody was told', async () => {
    await sellMany();
    await begin();
    const gone: string[] = [];
    // A mail that leaves at once, and not with the transaction that dies.
    const { run } = ownQueue(() => dying(batchSize + 3, async ({ to }) => void gone.push(to)));
    await run(4);
    await resume();
    await ownQueue(() => ({ send: async ({ to }) => void gone.push(to) })).run();
    expect(gone.length - new Set(gone).size).toBe(1);
  });

  test('that is killed between two orders, and whose job runs again, does nothing twice', async () => {
    await sellMany();
    await begin();
    const { services, batches, run } = ownQueue();
    // The batch is done, and the process dies before the note that its job is done: the same job runs again.
    await callOffBatch(services, batches, { siteKey: 'event/11', batch: 0 });
    await run();
    const { received, back, mailed } = await books();
    expect(back).toEqual(received);
    expect([mailed.length, new Set(mailed).size]).toEqual([many, many]);
  });

  test('of two servers at the same moment refunds and mails once', async () => {
    await sellMany();
    await begin();
    const [one, other] = [ownQueue(), ownQueue()];
    const same = { siteKey: 'event/11', batch: 0 };
    await Promise.all([one, other].map(({ services, batches }) => callOffBatch(services, batches, same)));
    await one.run();
    const { received, back, mailed } = await books();
    expect(back).toEqual(received);
    expect([mailed.length, new Set(mailed).size]).toEqual([many, many]);
    expect((await look()).run!.outcomes).toMatchObject({ canceled: many, failed: 0 });
  });

  test('is stopped and resumed; meanwhile nothing is done and nothing sold', async () => {
    await sellMany();
    await begin();
    const { services, batches, run } = ownQueue();
    await callOffBatch(services, batches, { siteKey: 'event/11', batch: 0 });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(409);
    await run(3);
    expect((await look()).run).toMatchObject({ state: 'stopped', left: many - batchSize });
    expect((await resume()).status).toBe(200);
    await run();
    expect((await look()).run).toMatchObject({ state: 'finished', outcomes: { canceled: many } });
    expect((await resume()).status).toBe(409);
    const { received, back } = await books();
    expect(back).toEqual(received);
  });

  test('notes what failed with its reason, goes on with the others, and tries it again by one press', async () => {
    await sellMany();
    await begin();
    const bad = sold[3]!.orderNumber;
    const isBad = (mail: { about?: readonly string[] | undefined }) =>
      (mail.about ?? []).some((about) => about.includes(String(sold[3]!.orderId)));
    await ownQueue((queue) => ({
      async send(mail, options) {
        if (isBad(mail)) throw new Error('The address book burns.');
        await queue.send(mail, options);
      },
    })).run();
    const { run } = await look();
    expect(run).toMatchObject({ outcomes: { canceled: many, failed: 1 }, mails: many - 1 });
    expect(run!.failures).toEqual([{ orderNumber: bad, reason: 'The address book burns.' }]);
    expect((await resume()).status).toBe(200);
    await ownQueue().run();
    expect((await look()).run).toMatchObject({
      state: 'finished',
      outcomes: { canceled: many, failed: 0 },
      mails: many,
    });
  });
});
