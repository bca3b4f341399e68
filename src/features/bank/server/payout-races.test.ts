import { type KyselyPlugin, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishedSite, siteDocumentSchema, type SiteServer } from '#features/site/server.ts';
import { refundNumber } from '#features/ticket/rules/order/refund-number.ts';
import { notePaidByHand } from '#features/ticket/server.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { metDatabase } from '../../../../test/met-transactions.ts';
import { noSecrets, refundAccount } from '../../../../test/refund-account.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { describeEngines, type TestPostgres, withPostgres } from '../../../../test/test-database.ts';
import { dropPayoutOf, makePayoutOf, payPayoutOf } from './change-payouts.ts';

const siteKey = 'event/11';
const amount = 1_000;
const published = { siteKey, document: v.parse(siteDocumentSchema, eventFile()) } as PublishedSite;
const changer = { operator: { operatorId: 1, name: 'Aoi' }, context: { requestId: 'race', now: testNow } };
const asked = { siteKey, changer };
const at = new Date(testNow);

let made = 0;

/** Refunds by hand whose buyers gave their accounts. */
async function owe(database: Database, many: number): Promise<{ refundNumber: string; amount: number }[]> {
  const owed = [];
  for (let one = 0; one < many; one += 1) {
    made += 1;
    const orderNumber = `0000K7Q2P9RW${String(made).padStart(4, '0')}`;
    const order = { order_number: orderNumber, payment_method: 'Bank', purchaser_mail: `b${made}@example.jp` } as const;
    const { orderId: order_id, ids } = await sellTicket(database, null, { siteKey, contentId: 60, order });
    const refund = { attempt: 0, purchased_ticket_id: ids[0]!, amount, way: 'byHand', state: 'asked' } as const;
    const { ticket_refund_id: refundId } = await database.kysely
      .insertInto('ticket_refund')
      .values({ order_id, ...refund, created_at: at, changed_at: at })
      .returning('ticket_refund_id')
      .executeTakeFirstOrThrow();
    const account = {
      token_hash: null,
      asked_at: at,
      until: at,
      account: sql<object>`${JSON.stringify(refundAccount)}::jsonb`,
      given_at: at,
    };
    await database.kysely
      .insertInto('refund_account')
      .values({ order_id, site_key: siteKey, ...account })
      .execute();
    owed.push({ refundNumber: refundNumber({ orderNumber, refundId }), amount });
  }
  return owed;
}

const fileOf = (database: Database, refunds: Awaited<ReturnType<typeof owe>>) => {
  made += 1;
  return makePayoutOf({ database, secrets: noSecrets }, asked, { key: `payout-of-a-race-${made}`, refunds });
};

/** Mails that are queued, by their address; `meanwhile` is what others do at the mail of a number. */
function mailsOf(meanwhile: (mail: number) => Promise<void> = async () => {}) {
  const mailed: string[] = [];
  return {
    mailed,
    mail: {
      async send({ to }: { to: string }) {
        mailed.push(to);
        await meanwhile(mailed.length);
      },
    },
  };
}

const pay = (database: Database, mails: ReturnType<typeof mailsOf>, payoutId: number) =>
  payPayoutOf(
    { database, mail: mails.mail, site: {} as SiteServer, publicUrl: undefined, secrets: noSecrets },
    published,
    asked,
    payoutId,
  );

const statusesOf = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status).toSorted((a, b) => a.localeCompare(b));

describeEngines('two files of the same refunds', (open) => {
  async function race(database: Database) {
    const refunds = await owe(database, 3);
    const outcomes = await statusesOf([fileOf(database, refunds), fileOf(database, refunds)]);
    const { rows } = await sql<{ refunds: number }>`select count(*)::integer as refunds from payout_refund`.execute(
      database.kysely,
    );
    return { outcomes, refunds: rows[0]!.refunds };
  }

  test('that are made at once are one', async () => {
    expect(await race(await open())).toEqual({ outcomes: ['fulfilled', 'rejected'], refunds: 3 });
  });

  test('would be two if a refund were no key', async () => {
    const database = await open();
    await sql`alter table payout_refund drop constraint payout_refund_pkey`.execute(database.kysely);
    expect(await race(database)).toEqual({ outcomes: ['fulfilled', 'fulfilled'], refunds: 6 });
  });
});

/** A file is noted as paid while one of its refunds is noted by itself, at its order. */
async function payAndPayAlone(database: Database, hasLocks: boolean) {
  const refunds = await owe(database, 1);
  const payoutId = await fileOf(database, refunds);
  const met = metDatabase(database, hasLocks, 'refund');
  const mails = mailsOf();
  const alone = notePaidByHand(met.database, refunds[0]!.refundNumber, testNow, {
    siteKey,
    also: () => mails.mail.send({ to: 'noted alone' }),
  });
  await Promise.all([pay(met.database, mails, payoutId), alone]);
  return { mailed: mails.mailed.length, met: met.meetings() };
}

describeEngines('a file that is noted as paid', (open) => {
  test('while one of its refunds is noted by itself tells the buyer once', async () => {
    expect(await payAndPayAlone(await open(), true)).toEqual({ mailed: 1, met: 0 });
  });

  test('in two browsers pays each refund once, with one mail', async () => {
    const database = await open();
    const payoutId = await fileOf(database, await owe(database, 6));
    const mails = mailsOf();
    const paid = await Promise.allSettled([pay(database, mails, payoutId), pay(database, mails, payoutId)]);
    expect(paid.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0)).toBe(6);
    expect([mails.mailed.length, new Set(mails.mailed).size]).toEqual([6, 6]);
  });
});

const postgres = await withPostgres();
// One connection has one transaction after the other.
describe.skipIf(postgres === undefined)('a file for the bank (PostgreSQL)', { tags: ['long'] }, () => {
  let database: Database;
  /** That of another server, which does something in the middle of a transaction of this one. */
  let others: Database;
  beforeAll(async () => {
    const settings = { databaseUrl: await (postgres as TestPostgres).emptyUrl(), dataFolder: '' };
    database = await openDatabase(settings);
    await migrate(database);
    others = await openDatabase(settings);
  });
  afterAll(() => Promise.all([database.close(), others.close()]));

  test('would tell a buyer twice without the lock of the refund (control)', async () => {
    expect(await payAndPayAlone(database, false)).toEqual({ mailed: 2, met: 1 });
  });

  /** It is withdrawn in the middle of its payment, and the rest of its refunds is in another file: how many are noted. */
  async function withdrawnMeanwhile(paying: Database): Promise<{ mailed: number; noted: number; all: number }> {
    const refunds = await owe(database, 5);
    const payoutId = await fileOf(database, refunds);
    let other = 0;
    const mails = mailsOf(async (mail) => {
      if (mail !== 2) return;
      await dropPayoutOf({ database: others }, asked, payoutId);
      other = await fileOf(others, refunds.slice(2));
    });
    await statusesOf([pay(paying, mails, payoutId)]);
    const { rows } = await sql<{ noted: number; all: number }>`
      select count(*) filter (where r.state = 'done')::integer as noted, count(*)::integer as all
      from payout_refund p join ticket_refund r using (ticket_refund_id) where p.payout_id = ${other}`.execute(
      database.kysely,
    );
    return { mailed: mails.mailed.length, ...rows[0]! };
  }

  test('that is withdrawn while it is noted as paid notes no refund that is in another file', async () => {
    expect(await withdrawnMeanwhile(database)).toEqual({ mailed: 2, noted: 0, all: 3 });
  });

  test('would note them if it did not look again before each refund (control)', async () => {
    const asBefore: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({
        ...result,
        rows: result.rows.map((row) => (row['state'] === 'dropped' ? { ...row, state: 'made' } : row)),
      }),
    };
    const paying = { ...database, kysely: database.kysely.withPlugin(asBefore) };
    expect(await withdrawnMeanwhile(paying)).toEqual({ mailed: 5, noted: 3, all: 3 });
  });
});
