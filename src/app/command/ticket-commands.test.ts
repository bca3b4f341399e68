import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginDraw, changeDraw } from '#features/ticket/server/lottery/draw-rows.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { floorContent, floorJobs, floorSite, openSaleFloor, pending } from '../../../test/sale-floor.ts';
import { createTakePlaces } from '#features/ticket/server/take-places.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'hiroba-test-'));
const environment = { HIROBA_DATA: join(folder, 'data') };
const key = { siteKey: floorSite, contentId: floorContent, ticketId: 7 };
const deferred = { paymentMethod: 'Bank', amount: 1000, isDeferred: true } as const;
const orders: string[] = [];

const withData = async <Result>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) => {
  const database = await openDatabase({ dataFolder: environment.HIROBA_DATA });
  await migrate(database);
  const result = await work(database);
  await database.close();
  return result;
};

beforeAll(
  () =>
    withData(async (database) => {
      await openSaleFloor(database, 2);
      const take = createTakePlaces(database, floorJobs(database));
      for (const wish of [deferred, deferred, {}]) {
        const purchase = pending({ purchaserId: 1, ...wish });
        await take(purchase);
        orders.push(purchase.orderNumber);
      }
      await beginDraw(database.kysely, key, 'The closing value of the index');
    }),
  120_000,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...words: string[]): Promise<[number, string]> {
  const said: string[] = [];
  const hear = (line: string) => void said.push(line);
  const code = await runCommand(words, { environment, now: () => Date.UTC(2026, 10, 21), say: hear, complain: hear });
  return [code, said.join('\n')];
}

it('settles a deferred payment once, and takes tickets of one back', async () => {
  const [transfer = '', other = '', free = ''] = orders;
  expect(await run('settle', transfer.toLowerCase())).toEqual([0, `${transfer} is paid.`]);
  expect((await run('settle', transfer))[0]).toBe(1);
  expect(await run('settle', other, '--revoke')).toEqual([0, `The tickets of ${other} are taken back.`]);
  expect((await run('settle', free))[1]).toContain('waits for no such payment');
  expect((await run('settle', 'NOBODY'))[1]).toContain('There is no order NOBODY');
  const rows = await withData(({ kysely }) =>
    kysely.selectFrom('ticket_order').select(['state', 'is_settled', 'tell']).orderBy('order_id').execute(),
  );
  expect(rows).toEqual([
    { state: 'completed', is_settled: true, tell: null },
    { state: 'canceled', is_settled: false, tell: 'canceled' },
    { state: 'completed', is_settled: false, tell: null },
  ]);
});

it('takes the public value of a lottery when its applications have closed, once', async () => {
  const enter = () => run('lottery', floorSite, '60', '7', '38,123.45');
  expect((await enter())[1]).toContain('still open');
  await withData(({ kysely }) =>
    changeDraw(kysely, key, { closed_at: new Date(), list_hash: 'a'.repeat(64), record: { slots: [], entrants: [] } }),
  );
  expect((await enter())[0]).toBe(0);
  expect((await enter())[1]).toContain('entered before');
  expect((await run('lottery', floorSite, '60', '8', '1'))[1]).toContain('no such lottery');
});
