import { afterAll, beforeAll, expect, test } from 'vitest';
import * as imports from '#features/attendee-import/contract.ts';
import { rowsMax } from '#features/attendee-import/rules/import-limits.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import {
  clearImports,
  importSite as params,
  person,
  planFor,
  readDesk,
  readIt,
  stageIt,
  startIt,
} from '../import-driver.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const people = Array.from({ length: rowsMax }, (_, at) => person(at));
/** It is stopped when so many are done, and resumed. */
const stopsAt = [1_000, 7_000, 15_000];
let site: TestSite;
let sales: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
  await clearImports(site);
});
afterAll(() => site.close());

test('twenty thousand rows, stopped and resumed again and again, are one order for each, and the books balance', async () => {
  const { pool } = site.database;
  const { tickets } = await readDesk(sales);
  const unlimited = tickets.findIndex(({ left, prices }) => left === null && prices[0]!.price > 0);
  const free = tickets.findIndex(({ left }) => left === null);
  const at = unlimited < 0 ? free : unlimited;
  const price = tickets[at]!.prices[0]!.price;
  const staged = performance.now();
  const importId = await stageIt(sales, await planFor(sales, at, { way: 'elsewhere' }), people);
  const began = performance.now();
  expect((await startIt(sales, importId)).status).toBe(200);
  const stops = [...stopsAt];
  const looking = setInterval(() => void look(), 20);
  let isStopping = false;
  const look = async (): Promise<void> => {
    if (isStopping || stops.length === 0) return;
    isStopping = true;
    const { done } = await readIt(sales, importId);
    if (done >= stops[0]! && (await press(imports.stopImport)).status === 200) stops.shift();
    isStopping = false;
  };
  const press = (endpoint: typeof imports.stopImport | typeof imports.resumeImport) =>
    sales.call(endpoint as typeof imports.stopImport, { params: { ...params, importId }, body: {} });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is stopped, or has ended
    await site.hiroba.jobs.runDue();
    // oxlint-disable-next-line no-await-in-loop
    const { state } = await readIt(sales, importId);
    if (state === 'finished') break;
    // oxlint-disable-next-line no-await-in-loop
    if (state === 'stopped') expect((await press(imports.resumeImport)).status).toBe(200);
  }
  clearInterval(looking);
  const issued = performance.now();
  expect(stops).toEqual([]);
  const { rows } = await pool.query(`
    select count(*)::integer as orders, count(distinct o.purchaser_mail)::integer as people,
      sum(o.amount)::integer as money, count(*) filter (where o.is_settled)::integer as settled,
      (select count(*)::integer from purchased_ticket where state = 'issued') as tickets,
      (select sum(taken)::integer from ticket_stock) as stock,
      (select count(*)::integer from order_change where kind = 'issued') as changes,
      (select count(*)::integer from attendee_import_row) as rows,
      (select count(*)::integer from attendee_import_reference) as bookings,
      count(*) filter (where o.tell = 'issued')::integer as mails
    from ticket_order o`);
  expect(rows).toEqual([
    {
      orders: rowsMax,
      people: rowsMax,
      money: price * rowsMax,
      settled: price === 0 ? 0 : rowsMax,
      tickets: rowsMax,
      stock: rowsMax,
      changes: rowsMax,
      rows: 0,
      bookings: rowsMax,
      // Each order has the note of its one mail, which is cleared with it: import-safety.test.ts sends them.
      mails: rowsMax,
    },
  ]);
  console.info(
    `staged in ${Math.round(began - staged)} ms, issued in ${Math.round(issued - began)} ms, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
});
