import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptySale, type SaleServer, saleServer, stepsOf, wrongBooks } from '../../../../../test/sale-driver.ts';
import { floorContent, floorSite, openSaleFloor } from '../../../../../test/sale-floor.ts';
import { farAt, type SaleStep } from '../../../../../test/sale-model.ts';
import type { StockTerms } from '../../../../../test/stock-model.ts';
import { withPostgres } from '../../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockStock } from './stock-rows.ts';

const terms: StockTerms = {
  tickets: { 1: { capacity: 100, perPerson: null } },
  groups: [],
  codes: { LAST: 100 },
};
const many = 15;
const times = Array.from({ length: many }, (_, number) => number);
const buy = (orderId: string, buyerId: number, code: string): SaleStep => ({
  kind: 'reserve',
  wanted: { orderId, buyerId, lines: [{ ticketId: 1, number: 1 }], heldUntil: farAt, code },
});

const refused = (orderId: string): SaleStep => ({ kind: 'refused', orderId, attempt: 1 });
const leave = (orderId: string): SaleStep => ({ kind: 'leave', orderId });

describe('transactions that lock the same rows at the same time', () => {
  let servers: SaleServer[] = [];
  let databases: Database[] = [];
  beforeEach(async (context) => {
    const postgres = await withPostgres();
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const databaseUrl = await postgres!.emptyUrl();
    const settings = { databaseUrl, dataFolder: '' };
    databases = [await openDatabase(settings), await openDatabase(settings)];
    await migrate(databases[0] as Database);
    await openSaleFloor(databases[0] as Database, many);
    servers = databases.map((database) => saleServer(database, terms));
    await emptySale(databases[0] as Database);
  });
  afterEach(() => Promise.all(databases.map((database) => database.close())));

  const doAll = async (steps: readonly SaleStep[]): Promise<Set<string>> => {
    const doStep = await stepsOf(databases[0] as Database, terms);
    return new Set(await Promise.all(steps.map((step, place) => doStep(servers[place % 2] as SaleServer, step))));
  };

  test('never deadlock when some buy with a code and others give its use back', async () => {
    const wave = (round: number) => times.map((one) => buy(`o${round}.${one}`, one + 1, 'LAST'));
    const those = (of: (orderId: string) => SaleStep, round: number) => times.map((one) => of(`o${round}.${one}`));
    await doAll(wave(0));
    for (const round of [1, 2, 3, 4]) {
      await doAll(those(refused, round - 1));
      const told = await doAll([...those(leave, round - 1), ...wave(round)]);
      expect([...told].sort()).toEqual(['accepted', 'canceled']);
    }
    expect(await wrongBooks(databases[0] as Database, terms)).toEqual([]);
  });

  /** The outcome of a step while another transaction locks its ticket; 'waits': none before that transaction ends. */
  const duringSale = async (orderId: string, before: readonly SaleStep[], step: SaleStep): Promise<string> => {
    const wanted = { orderId, buyerId: 1, lines: [{ ticketId: 1, number: 1 }], heldUntil: farAt };
    for (const one of [{ kind: 'reserve', wanted } as const, ...before]) await doAll([one]);
    const doStep = await stepsOf(databases[0] as Database, terms);
    let done: Promise<string> | undefined;
    const told = await inTransaction(databases[1] as Database, async (tx) => {
      await lockStock(tx, { siteKey: floorSite, contentId: floorContent }, [1]);
      done = doStep(servers[0] as SaleServer, step);
      return Promise.race([done, wait(step.kind === 'paid' ? 20_000 : 300, 'waits')]);
    });
    await done;
    return told;
  };

  test('do not block a payment, which keeps its places and so needs no lock on the ticket [TICKET-010]', async () => {
    expect(await duringSale('kept', [], { kind: 'paid', orderId: 'kept', attempt: 1 })).toBe('completed');
  });

  test('block an order that gives places back (control)', async () => {
    expect(await duringSale('left', [refused('left')], leave('left'))).toBe('waits');
  });
});
