import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as imports from '#features/attendee-import/contract.ts';
import { firstBatch } from '#features/attendee-import/rules/import-limits.ts';
import type { ImportPlan } from '#features/attendee-import/rules/import-plan.ts';
import { giveUp, importBatch } from '#features/attendee-import/server/import-batch.ts';
import type { Batch, ImportServices } from '#features/attendee-import/server/import-services.ts';
import { createOrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import { createSnapshots } from '#features/ticket/server/sale/snapshots.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { mailJob, manyMailsJob } from '#server/mail/mail-jobs.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import {
  clearImports,
  countPlaces,
  importSite as params,
  issuedTo,
  mailedTimes,
  person,
  planFor,
  readDesk,
  readIt,
  stageIt,
  startIt,
} from '../import-driver.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

/** More than two batches: the next one has twice as many rows as the first at most. */
const people = Array.from({ length: 170 }, (_, at) => person(at));
const mails = people.map(([, mail]) => mail!);
let site: TestSite;
let sales: ConsoleClient;
let plan: ImportPlan;
let limited: number;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  await clearImports(site);
  limited = (await readDesk(sales)).tickets.findIndex(({ left }) => left !== null && left >= 300);
  plan = await planFor(sales, limited);
});

/** The work behind an import on a server of its own; `through` stands between it and the database. */
function ownServer(through: (services: ImportServices) => ImportServices = (services) => services) {
  const { database, hiroba } = site;
  const clock = () => testNow;
  const log = createLog('error', () => {}, clock);
  const jobs = createJobs(database, { clock, log });
  const [orderJobs, snapshotOf] = [createOrderJobs(jobs, clock), createSnapshots(database)];
  const services = through({ database, jobs, clock, log, site: hiroba.features.site, orderJobs, snapshotOf });
  const batches: JobKind<Batch> = jobs.define<Batch>(
    'attendeeImport',
    v.object({ importId: v.number(), batch: v.number() }),
    (batch) => importBatch(services, batches, batch),
    { parked: ({ importId }) => giveUp(services, importId) },
  );
  return { services, batches, runDue: () => jobs.runDue() };
}

/** The mails of the orders that there are. */
async function sendMails(): Promise<void> {
  site.setNow(testNow + 60_000);
  await site.hiroba.jobs.runDue();
  site.setNow(testNow);
}

async function expectOnce(): Promise<void> {
  await sendMails();
  const issued = await issuedTo(site);
  expect(mails.map((mail) => issued.get(mail))).toEqual(mails.map(() => ({ orders: 1, tickets: 1 })));
  const mailed = await mailedTimes(site);
  expect(mails.map((mail) => mailed.get(mail))).toEqual(mails.map(() => 1));
  const { stock, tickets } = await countPlaces(site);
  expect([stock, tickets]).toEqual([people.length, people.length]);
}

const started = async (): Promise<number> => {
  const importId = await stageIt(sales, plan, people);
  expect((await startIt(sales, importId)).status).toBe(200);
  return importId;
};
const press = (endpoint: typeof imports.stopImport | typeof imports.resumeImport, importId: number) =>
  sales.call(endpoint as typeof imports.stopImport, { params: { ...params, importId }, body: {} });

describe('a process that dies in the middle of an import', () => {
  /** Dies when it notes the jobs of the orders of this batch: they are stored, and not committed. */
  const dying =
    (at: number) =>
    (services: ImportServices): ImportServices => {
      let batch = 0;
      return {
        ...services,
        orderJobs: {
          ...services.orderJobs,
          async add(tx, stretches) {
            batch += 1;
            if (batch === at) throw new Error('The process dies.');
            await services.orderJobs.add(tx, stretches);
          },
        },
      };
    };

  test('gives nobody tickets twice: the orders of a batch are stored with the note of how far it came', async () => {
    const importId = await started();
    const first = ownServer(dying(2));
    await importBatch(first.services, first.batches, { importId, batch: 0 });
    await expect(importBatch(first.services, first.batches, { importId, batch: 1 })).rejects.toThrow('dies');
    expect(await readIt(sales, importId)).toMatchObject({ state: 'importing', done: firstBatch });
    expect((await countPlaces(site)).tickets).toBe(firstBatch);
    // The jobs are there still, the one that was done too.
    await ownServer().runDue();
    expect(await readIt(sales, importId)).toMatchObject({ state: 'finished', done: people.length });
    await expectOnce();
  });

  test('gives nobody tickets twice even if it began from the first row; it would, if rows had no keys', async () => {
    const again = async (forget: boolean): Promise<{ orders: number; tickets: number }[]> => {
      await clearImports(site);
      const importId = await stageIt(sales, plan, people);
      const { kysely } = site.database;
      const rows = await kysely
        .selectFrom('attendee_import_row')
        .selectAll()
        .where('import_id', '=', importId)
        .execute();
      await startIt(sales, importId);
      const { services, batches, runDue } = ownServer();
      await importBatch(services, batches, { importId, batch: 0 });
      // As if the note of how far it came had been lost.
      await site.database.pool.query(
        'insert into attendee_import_row select r.* from jsonb_populate_recordset(null::attendee_import_row, $1) r where row_no < $2',
        [JSON.stringify(rows), firstBatch],
      );
      if (forget) {
        await site.database.pool.query(
          `update ticket_order set purchase_key = 'forgotten/' || order_id where site_key = 'event/11'`,
        );
        await site.database.pool.query(
          `update order_change set change_key = 'forgotten/' || order_change_id where starts_with(change_key, 'import/')`,
        );
      }
      await runDue();
      const { rows: counted } = await site.database.pool.query<{ orders: number; tickets: number }>(`
        select count(distinct o.order_id)::integer as orders, count(*)::integer as tickets
        from ticket_order o join purchased_ticket t on t.order_id = o.order_id
        where o.site_key = 'event/11' group by o.purchaser_mail`);
      return counted;
    };
    expect(await again(false)).toEqual(people.map(() => ({ orders: 1, tickets: 1 })));
    expect((await again(true)).filter(({ orders }) => orders === 2)).toHaveLength(firstBatch);
  });
});

test('two servers that take the same batch at the same moment make it once', async () => {
  const importId = await started();
  const [one, other] = [ownServer(), ownServer()];
  const same = { importId, batch: 0 };
  await Promise.all([one, other].map(({ services, batches }) => importBatch(services, batches, same)));
  expect(await readIt(sales, importId)).toMatchObject({ done: firstBatch });
  await one.runDue();
  await expectOnce();
});

test('an import that is stopped again and again gives everybody a ticket once', async () => {
  const importId = await started();
  const { services, batches, runDue } = ownServer();
  await importBatch(services, batches, { importId, batch: 0 });
  expect((await press(imports.stopImport, importId)).status).toBe(200);
  expect((await press(imports.stopImport, importId)).status).toBe(409);
  await runDue();
  expect(await readIt(sales, importId)).toMatchObject({
    state: 'stopped',
    done: firstBatch,
    stop: { reason: 'asked', line: null },
  });
  expect((await press(imports.resumeImport, importId)).status).toBe(200);
  expect((await press(imports.resumeImport, importId)).status).toBe(409);
  await importBatch(services, batches, { importId, batch: 2 });
  expect((await press(imports.stopImport, importId)).status).toBe(200);
  expect((await press(imports.resumeImport, importId)).status).toBe(200);
  await runDue();
  await expectOnce();
});

test('visitors who buy the last tickets meanwhile stop it at the row for whom none is left', async () => {
  const importId = await started();
  const { services, batches, runDue } = ownServer();
  const { contentId, ticketId } = plan.ticket!;
  const { left } = (await readDesk(sales)).tickets[limited]!;
  const take = (taken: number) =>
    site.database.pool.query(
      `update ticket_stock set taken = taken + $3 where site_key = 'event/11' and content_id = $1 and ticket_id = $2`,
      [contentId, ticketId, taken],
    );
  await importBatch(services, batches, { importId, batch: 0 });
  await take(left! - 73);
  await runDue();
  // The first row is in line 2.
  expect(await readIt(sales, importId)).toMatchObject({
    state: 'stopped',
    done: 73,
    stop: { reason: 'soldOut', line: 75 },
  });
  expect((await issuedTo(site)).size).toBe(73);
  expect((await press(imports.resumeImport, importId)).status).toBe(409);
  await take(73 - left!);
  expect((await press(imports.resumeImport, importId)).status).toBe(200);
  await runDue();
  expect(await readIt(sales, importId)).toMatchObject({ state: 'finished', done: people.length, stop: null });
  await expectOnce();
});

test('an import whose own work fails again and again rests, and can be resumed', async () => {
  const importId = await started();
  const { services } = ownServer();
  await giveUp(services, importId);
  expect(await readIt(sales, importId)).toMatchObject({ state: 'stopped', stop: { reason: 'failed' } });
  expect((await press(imports.resumeImport, importId)).status).toBe(200);
  await ownServer().runDue();
  await expectOnce();
});

test('the mails of an import stay out of the queue in which codes and receipts go', async () => {
  const { pool } = site.database;
  await pool.query('create table queued_test (name text not null)');
  await pool.query(`create function note_queued_test() returns trigger language plpgsql as $$
    begin insert into queued_test values (new.name); return null; end $$`);
  await pool.query(
    'create trigger note_queued_test after insert on job for each row execute function note_queued_test()',
  );
  // Addresses that have not had as many mails for nothing as an hour allows.
  const others = [1_001, 1_002, 1_003].map(person);
  expect((await startIt(sales, await stageIt(sales, plan, others))).status).toBe(200);
  await ownServer().runDue();
  await sendMails();
  const { rows } = await pool.query<{ name: string; count: number }>(
    'select name, count(*)::integer as count from queued_test where name = any($1) group by name',
    [[mailJob, manyMailsJob]],
  );
  expect(rows).toEqual([{ name: manyMailsJob, count: others.length }]);
});
