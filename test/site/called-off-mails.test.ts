import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#features/calling-off/contract.ts';
import { batchSize, lookAgainMs, settleMs, stuckMs } from '#features/calling-off/rules/calling-off-limits.ts';
import { partsDescribed } from '#features/ticket/server.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { appliedFor, sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  owner = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(owner);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  const { kysely } = site.database;
  for (const table of ['calling_off', 'ticket_refund', 'order_change', 'purchased_ticket', 'ticket_order'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    await kysely.deleteFrom(table).execute();
  }
  for (const table of ['ticket_stock', 'mailbox_mail', 'mail_trace', 'job'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- as above
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
const hanako = 'hanako.yamada@example.jp';
const look = async () => (await owner.call(calls.readCallingOff, { params })).data;
const begin = () =>
  owner.call(calls.beginCallingOff, { params, body: { message: { jpn: '台風のため中止します。' }, keepsFee: false } });
const resume = () => owner.call(calls.resumeCallingOff, { params, body: {} });

type Sale = NonNullable<Parameters<typeof sellTicket>[2]>;
const sellTo = (purchaser_mail: string, sale: Sale = {}) =>
  sellTicket(site.database, null, { contentId: 60, ...sale, order: { purchaser_mail, ...sale.order } });
const byTransfer = {
  order: { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, is_settled: true },
} as const;

/** The site's jobs, while the clock goes on. */
async function run(fromMs: number, toMs: number): Promise<void> {
  for (let at = fromMs; at <= toMs; at += lookAgainMs) {
    site.setNow(testNow + at);
    // oxlint-disable-next-line no-await-in-loop -- one turn of the clock after the other
    await site.hiroba.jobs.runDue();
  }
  site.setNow(testNow);
}

const mailsTo = async (mail: string) =>
  (await site.mails(mail)).filter(({ kind }) => kind === 'ticket-called-off').map(({ text }) => text);

async function memberWith(mail: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ member_id: number }>(
    `insert into member (realm_key, mail, mail_key, language)
      select coalesce(portal_key, site_key), $1, $1, 'jpn' from site where site_key = 'event/11' returning member_id`,
    [mail],
  );
  return rows[0]!.member_id;
}

describe('whoever has several things of an event that is called off', () => {
  test('gets one mail with each order, its tickets, and what comes back how; the count before says so', async () => {
    const card = await sellTo(hanako, { number: 2 });
    // So many others that no batch has both of her orders unless they are looked for.
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let at = 0; at < 2 * batchSize; at += 1) await sellTo(`b${at}@example.jp`);
    const transfer = await sellTo('Hanako.Yamada@Example.jp', byTransfer);
    const unpaid = await sellTo(hanako, {
      order: {
        state: 'reserved',
        attempt: 0,
        paid_attempt: null,
        paid_at: null,
        held_until: new Date(testNow + 60_000),
      },
      ticket: { state: 'held' },
    });
    const applied = await sellTo(hanako, appliedFor);
    const holder = await memberWith(hanako);
    await sellTo('taro@example.jp', { number: 2, ticket: { holder_id: holder } });
    expect((await look()).cost!.mails).toBe(2 * batchSize + 2);
    await begin();
    await run(0, settleMs + lookAgainMs);
    const mails = await mailsTo(hanako);
    expect(mails).toHaveLength(1);
    for (const { orderNumber } of [card, transfer, unpaid, applied]) {
      expect(mails[0]!.split(orderNumber)).toHaveLength(3);
    }
    expect(mails[0]).toContain('受け取られたチケット');
    expect(mails[0]).toContain('抽選へのお申し込みは取り消されました。');
    expect(mails[0]).toContain('1,000円を、主催者が直接返金します。');
    expect(mails[0]).toMatch(/返金額の合計.*3,000円/);
    expect((await look()).run).toMatchObject({ state: 'finished', mails: 2 * batchSize + 2 });
    // The history of each order has it.
    const { rows } = await site.database.pool.query(
      `select about from mail_trace where kind = 'ticket-called-off' and lower(mail_to) = $1`,
      [hanako],
    );
    expect(rows).toHaveLength(5);
  });

  test('has it with the first batch, however far apart the orders are', async () => {
    await sellTo(hanako);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let at = 0; at < 2 * batchSize; at += 1) await sellTo(`b${at}@example.jp`);
    await sellTo(hanako);
    await begin();
    await run(0, 0);
    expect(await mailsTo(hanako)).toHaveLength(1);
  });

  test('waits some minutes for an order that failed, and hears of it by a mail of its own once it is done', async () => {
    await sellTo(hanako);
    const bad = await sellTo(hanako);
    await begin();
    await site.database.pool.query(
      `insert into calling_off_order (order_id, site_key, outcome, reason, at) values ($1, 'event/11', 'failed', 'x', now())`,
      [bad.orderId],
    );
    await run(0, stuckMs - lookAgainMs);
    expect(await mailsTo(hanako)).toEqual([]);
    expect((await look()).run!.state).toBe('running');
    await run(stuckMs, stuckMs + lookAgainMs);
    const [first = ''] = await mailsTo(hanako);
    expect(first).not.toContain(bad.orderNumber);
    expect((await look()).run).toMatchObject({ state: 'finished', mails: 1, outcomes: { failed: 1 } });
    await resume();
    await run(stuckMs, stuckMs + lookAgainMs);
    const both = await mailsTo(hanako);
    expect(both).toHaveLength(2);
    expect(both.filter((text) => text.includes(bad.orderNumber))).toHaveLength(1);
  });

  test('reads of the first orders one by one, and how many there are besides', async () => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let at = 0; at < partsDescribed + 3; at += 1) await sellTo(hanako);
    await begin();
    await run(0, settleMs + lookAgainMs);
    const mails = await mailsTo(hanako);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.split('■')).toHaveLength(partsDescribed + 1);
    expect(mails[0]).toContain('ほかに3件のご注文も取り消されました。');
    expect(mails[0]).toMatch(/返金額の合計.*53,000円/);
  });

  test('gets none once the address is gone, and nobody waits for that', async () => {
    const sold = await sellTo(hanako);
    await begin();
    await site.database.pool.query(
      `insert into calling_off_order (order_id, site_key, outcome, at) values ($1, 'event/11', 'canceled', now())`,
      [sold.orderId],
    );
    await site.database.pool.query(
      `insert into calling_off_news (site_key, order_id, outcome, ticket_ids, written_at)
        values ('event/11', $1, 'canceled', $2, now())`,
      [sold.orderId, sold.ids],
    );
    await site.database.pool.query(`update ticket_order set purchaser_mail = ''`);
    await run(0, settleMs + lookAgainMs);
    expect((await look()).run).toMatchObject({ state: 'finished', mails: 0 });
  });
});
