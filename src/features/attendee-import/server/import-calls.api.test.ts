import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../test/console-operators.ts';
import {
  beginIt,
  clearImports,
  countPlaces,
  importSite as params,
  issuedTo,
  mailedTimes,
  person,
  planFor,
  readDesk,
  readIt,
  rowsOf,
  stageIt,
  startIt,
} from '../../../../test/import-driver.ts';
import { startTestSite, testNow, type TestSite } from '../../../../test/start-test-site.ts';
import * as imports from '../contract.ts';
import { stagedMs } from '../rules/import-limits.ts';
import type { ImportPlan } from '../rules/import-plan.ts';

let site: TestSite;
let sales: ConsoleClient;
let plan: ImportPlan;
/** A ticket that costs money, and of which there are only so many. */
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
  const { tickets } = await readDesk(sales);
  limited = tickets.findIndex(({ left, prices }) => left !== null && left >= 10 && prices[0]!.price > 0);
  plan = await planFor(sales, limited);
});

const people = [1, 2, 3].map(person);
const of = (importId: number) => ({ params: { ...params, importId }, body: {} });
const leftOf = async () => (await readDesk(sales)).tickets[limited]!.left!;
const stage = (importId: number, from: number, rows: readonly (readonly string[])[]) =>
  sales.call(imports.stageRows, { params: { ...params, importId }, body: { from, rows: rowsOf(rows) } });
const begun = async (wish: ImportPlan, rows: readonly (readonly string[])[]) =>
  (await beginIt(sales, wish, rowsOf(rows))).data.importId;

test('a file is imported: everybody gets one order, one mail, and places out of the same stock', async () => {
  const left = await leftOf();
  const importId = await stageIt(sales, plan, [...people, ['森田', 'Sora@example.jp', '3枚', '']]);
  expect((await startIt(sales, importId)).status).toBe(200);
  await site.hiroba.jobs.runDue();
  site.setNow(testNow + 60_000);
  await site.hiroba.jobs.runDue();
  expect(await readIt(sales, importId)).toMatchObject({
    state: 'finished',
    done: 4,
    tickets: 6,
    leftOut: 0,
    stop: null,
  });
  expect((await issuedTo(site)).get('Sora@example.jp')).toEqual({ orders: 1, tickets: 3 });
  expect([...(await mailedTimes(site)).values()]).toEqual([1, 1, 1, 1]);
  expect(await leftOf()).toBe(left - 6);
  const { stock, tickets } = await countPlaces(site);
  expect(stock).toBe(tickets);
  const rows = await site.database.kysely.selectFrom('attendee_import_row').selectAll().execute();
  expect(rows).toEqual([]);
  const { rows: orders } = await site.database.pool.query(
    `select c.reason, c.operator_name <> '' as named, o.purchaser_info from order_change c join ticket_order o using (order_id)
     where o.purchaser_mail = 'p1@example.jp'`,
  );
  expect(orders).toMatchObject([{ reason: 'R-1', named: true }]);
  expect(JSON.stringify(orders)).toContain('山田');
  const log = await site.database.kysely.selectFrom('operator_log').select('action').orderBy('log_id').execute();
  expect(log.map(({ action }) => action)).toEqual(['attendees.importStarted', 'attendees.imported']);
});

test('nobody is mailed where the organiser does not wish it, and money that came elsewhere is there', async () => {
  const importId = await stageIt(sales, { ...plan, isMailed: false, way: 'elsewhere' }, people);
  await startIt(sales, importId);
  await site.hiroba.jobs.runDue();
  site.setNow(testNow + 60_000);
  await site.hiroba.jobs.runDue();
  expect((await mailedTimes(site)).size).toBe(0);
  const { price } = (await readDesk(sales)).tickets[limited]!.prices[0]!;
  const orders = await site.database.kysely.selectFrom('ticket_order').select(['amount', 'is_settled']).execute();
  expect(orders).toEqual(people.map(() => ({ amount: price, is_settled: true })));
});

describe('the rows of a file', () => {
  test.each([
    ['no address', ['山田', '', '1', ''], [{ column: 1, problem: 'mailMissing' }]],
    ['a wrong address', ['山田', 'a@b', '1', ''], [{ column: 1, problem: 'wrongMail' }]],
    ['half a ticket', ['山田', 'a@example.jp', '1.5', ''], [{ column: 2, problem: 'wrongNumber' }]],
    ['too many tickets', ['山田', 'a@example.jp', '101', ''], [{ column: 2, problem: 'wrongNumber', limit: 100 }]],
    ['a long name', ['山'.repeat(51), 'a@example.jp', '1', ''], [{ column: 0, problem: 'tooLong', limit: 50 }]],
    ['a long number', ['山田', 'a@example.jp', '1', 'x'.repeat(65)], [{ column: 3, problem: 'tooLong' }]],
    [
      'two faults',
      ['山田', '', '0', ''],
      [
        { column: 1, problem: 'mailMissing' },
        { column: 2, problem: 'wrongNumber' },
      ],
    ],
  ])('with %s are named by row and column, and none of their piece is kept', async (_, wrong, faults) => {
    const rows = [people[0]!, wrong];
    const importId = await begun(plan, rows);
    const { data } = await stage(importId, 0, rows);
    expect(data).toMatchObject({ staged: 0, faults: faults.map((fault) => ({ row: 1, line: 3, ...fault })) });
    expect((await startIt(sales, importId)).status).toBe(409);
  });

  test('come again after a lost connection without being there twice, and go on where they ended', async () => {
    const importId = await begun(plan, people);
    expect((await stage(importId, 0, people.slice(0, 2))).data.staged).toBe(2);
    expect((await stage(importId, 0, people.slice(0, 2))).data).toMatchObject({ staged: 2, faults: [] });
    expect((await startIt(sales, importId)).status).toBe(409);
    const again = await beginIt(sales, plan, rowsOf(people));
    expect(again.data).toEqual({ importId, state: 'staging', staged: 2 });
    expect((await stage(importId, 2, people.slice(2))).data.staged).toBe(3);
    expect((await stage(importId, 3, people.slice(0, 1))).status).toBe(409);
    expect((await startIt(sales, importId)).status).toBe(200);
    expect((await beginIt(sales, plan, rowsOf(people))).data).toEqual({ importId, state: 'queued', staged: 3 });
  });

  test('that are there twice do not begin', async () => {
    const importId = await stageIt(sales, plan, [
      ...people,
      ['山田', 'P1@example.jp', '1', ''],
      ['森', 'm@example.jp', '1', 'R-2'],
    ]);
    const { data } = await sales.call(imports.reviewImport, { params: { ...params, importId } });
    expect(data).toMatchObject({ rows: 5, tickets: 5, twice: { number: 2, lines: [5, 6] }, known: { number: 0 } });
    expect((await startIt(sales, importId)).status).toBe(409);
  });

  test('that are more than are left do not begin', async () => {
    const left = await leftOf();
    const many = Array.from({ length: Math.ceil((left + 1) / 100) }, (_, at) => [...person(at).slice(0, 2), '100', '']);
    const importId = await stageIt(sales, plan, many);
    const { data } = await sales.call(imports.reviewImport, { params: { ...params, importId } });
    expect(data.short).toMatchObject([{ wanted: data.tickets, left }]);
    expect((await startIt(sales, importId)).status).toBe(409);
    expect((await issuedTo(site)).size).toBe(0);
  });
});

describe('people who have the ticket already', () => {
  const first = async () => {
    const importId = await stageIt(sales, plan, people);
    await startIt(sales, importId);
    await site.hiroba.jobs.runDue();
  };
  /** By the address, and by the number of the booking. */
  const again = [['山田', 'P1@example.jp', '1', ''], ['別', 'other@example.jp', '1', 'R-2'], person(9)];

  test('are named, and left out if the organiser wishes it', async () => {
    await first();
    const importId = await stageIt(sales, plan, again);
    const { data } = await sales.call(imports.reviewImport, { params: { ...params, importId } });
    expect(data.known).toEqual({ number: 2, lines: [2, 3] });
    expect((await startIt(sales, importId)).status).toBe(409);
    expect((await startIt(sales, importId, 'leaveOut')).status).toBe(200);
    await site.hiroba.jobs.runDue();
    expect(await readIt(sales, importId)).toMatchObject({ state: 'finished', done: 1, leftOut: 2 });
    expect((await issuedTo(site)).get('p1@example.jp')).toEqual({ orders: 1, tickets: 1 });
  });

  test('get another one if the organiser says so', async () => {
    await first();
    const importId = await stageIt(sales, plan, again);
    expect((await startIt(sales, importId, 'add')).status).toBe(200);
    await site.hiroba.jobs.runDue();
    expect(await readIt(sales, importId)).toMatchObject({ state: 'finished', done: 3, leftOut: 0 });
  });
});

describe('an import', () => {
  test('of another site is not found, and nobody sees those of others', async () => {
    const importId = await stageIt(sales, plan, people);
    const other = await operatorAt(site, 'event/12', 'sales');
    await setUpApp(other);
    const elsewhere = { params: { site: 'event-12', importId } };
    for (const endpoint of [imports.readImport, imports.reviewImport] as const) {
      // oxlint-disable-next-line no-await-in-loop -- some calls
      expect((await other.call(endpoint, elsewhere)).status).toBe(404);
    }
    for (const endpoint of [imports.stopImport, imports.resumeImport, imports.discardImport] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await other.call(endpoint, { ...elsewhere, body: {} })).status).toBe(404);
      // oxlint-disable-next-line no-await-in-loop -- of a site at which they may do nothing
      expect((await other.call(endpoint, of(importId))).status).toBe(404);
    }
    expect((await other.call(imports.startImport, { ...elsewhere, body: { known: 'ask' } })).status).toBe(404);
    expect((await other.call(imports.listImports, { params: { site: 'event-12' }, query: {} })).data.entries).toEqual(
      [],
    );
  });

  test('waits while another one goes or rests', async () => {
    const [one, two] = [await stageIt(sales, plan, [person(1)]), await stageIt(sales, plan, [person(2)])];
    expect((await startIt(sales, one)).status).toBe(200);
    expect((await startIt(sales, two)).status).toBe(409);
    expect((await sales.call(imports.stopImport, of(one))).status).toBe(200);
    expect((await startIt(sales, two)).status).toBe(409);
    expect((await sales.call(imports.discardImport, of(one))).status).toBe(200);
    expect((await startIt(sales, two)).status).toBe(200);
    await site.hiroba.jobs.runDue();
    expect([...(await issuedTo(site)).keys()]).toEqual(['p2@example.jp']);
  });

  test('is listed with its state, and is forgotten with its rows when nobody started it for a day', async () => {
    const importId = await stageIt(sales, plan, people);
    const list = async () => (await sales.call(imports.listImports, { params, query: {} })).data.entries;
    expect(await list()).toMatchObject([{ importId, state: 'staging', rows: 3, staged: 3, fileName: 'attendees.csv' }]);
    const sweep = async (now: number) => {
      for (const feature of site.hiroba.features.all) {
        // oxlint-disable-next-line no-await-in-loop
        await feature.sweep?.(now);
      }
    };
    await sweep(testNow + stagedMs - 1);
    const state = async () =>
      (await site.database.kysely.selectFrom('attendee_import').select('state').executeTakeFirstOrThrow()).state;
    expect(await state()).toBe('staging');
    await sweep(testNow + stagedMs + 1);
    expect(await state()).toBe('discarded');
    expect(await site.database.kysely.selectFrom('attendee_import_row').selectAll().execute()).toEqual([]);
  });
});
