import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as mailings from '#features/mailing/contract.ts';
import { batchEveryMs } from '#features/mailing/rules/mailing-limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { mailingSite as params, makeDraft, noteMailed, readIt, sellTo, sendIt } from '../mailing-driver.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

/**
 * As many as run in less than a minute, through the whole of the queue and the mailbox: each batch is the same, so ten
 * times as many are ten times as many batches.
 */
const people = 5_000;
/** After these batches the mail is stopped and resumed; mailing-safety.test.ts stops one with mails in the queue. */
const stopsAfter = [1, 2, 17, 60];
let site: TestSite;
let seller: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  seller = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(seller);
  const { kysely } = site.database;
  await kysely.deleteFrom('purchased_ticket').execute();
  await kysely.deleteFrom('ticket_order').execute();
  await sellTo(site, ['m1@example.jp']);
  await multiply('ticket_order', 'order_id', {
    order_number: "'T' || n",
    purchase_key: "'k' || n",
    purchaser_mail: "'m' || n || '@example.jp'",
  });
  await multiply('purchased_ticket', 'purchased_ticket_id', {
    code: "'C' || n",
    order_id: "(select order_id from ticket_order where order_number = 'T' || n)",
  });
});
afterAll(() => site.close());

/** Copies the one row of a table, as number 2 to the last. */
async function multiply(table: string, id: string, other: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and column_name <> $2
      and is_generated = 'NEVER'`,
    [table, id],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => other[name] ?? `t.${name}`);
  await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
    select ${sql.raw(values.join(', '))} from ${sql.table(table)} t, generate_series(2, ${people}) n
    order by n`.execute(site.database.kysely);
}

test('a mail to thousands that is stopped and resumed again and again reaches everybody once', async () => {
  await noteMailed(site.database);
  const mailingId = await makeDraft(seller);
  await sendIt(seller, mailingId);
  let now = testNow;
  for (let batch = 1; ; batch += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is what is tried
    await site.hiroba.jobs.runDue();
    // oxlint-disable-next-line no-await-in-loop
    const { state } = await readIt(seller, mailingId);
    if (state === 'finished') break;
    if (stopsAfter.includes(batch)) {
      const body = { params: { ...params, mailingId }, body: {} };
      site.setNow(testNow);
      // oxlint-disable-next-line no-await-in-loop
      expect((await seller.call(mailings.stopMailing, body)).status).toBe(200);
      // oxlint-disable-next-line no-await-in-loop
      await site.hiroba.jobs.runDue();
      // oxlint-disable-next-line no-await-in-loop
      expect((await seller.call(mailings.resumeMailing, body)).status).toBe(200);
    }
    now += batchEveryMs;
    site.setNow(now);
  }
  const { rows } = await site.database.pool.query<{ mails: number; addresses: number }>(
    'select count(*)::integer as mails, count(distinct mail_to)::integer as addresses from mailed',
  );
  expect(rows[0]).toEqual({ mails: people, addresses: people });
});
