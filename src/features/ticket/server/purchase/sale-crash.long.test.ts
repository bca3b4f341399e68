import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { wrongBooks } from '../../../../../test/sale-driver.ts';
import { openSaleFloor, readBooks } from '../../../../../test/sale-floor.ts';
import { lostOf, rushMembers, rushTerms } from '../../../../../test/sale-rush.ts';
import { startWriter, type Writer } from '../../../../../test/start-writer.ts';
import { ownPostgres, testDataFolder, withPostgres } from '../../../../../test/test-database.ts';
import type { Database, DatabaseSettings } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** Places on sale: enough to keep the rush going for a while. */
const capacity = { embedded: 140, postgres: 800 };
/** After this many orders the rush is in its middle. */
const middle = 40;

let sellers: Writer[] = [];
let cleanUps: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(sellers.map((seller) => seller.kill('SIGKILL')));
  for (const cleanUp of cleanUps) cleanUp();
  sellers = [];
  cleanUps = [];
});

const startSeller = (where: string, label: string, places?: number): Writer => {
  const engine = where.startsWith('postgres://') ? 'postgres' : 'embedded';
  const seller = startWriter(where, label, places ?? capacity[engine], 'sale-process.ts');
  sellers.push(seller);
  return seller;
};

async function onDatabase<Result>(settings: DatabaseSettings, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(settings, { onProblem: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function prepare(settings: DatabaseSettings): Promise<void> {
  await onDatabase(settings, async (database) => {
    await migrate(database);
    await openSaleFloor(database, rushMembers);
  });
}

/** Checks that every confirmed order is stored and that the books balance; answers how many places are held or sold. */
async function audit(settings: DatabaseSettings, lines: readonly string[]): Promise<number> {
  return onDatabase(settings, async (database) => {
    expect(await lostOf(database, lines)).toEqual([]);
    expect(await wrongBooks(database, rushTerms(capacity[database.engine]))).toEqual([]);
    const [books] = await readBooks(database);
    return (books?.heldTickets ?? 0) + (books?.soldTickets ?? 0);
  });
}

describe('a selling process that is killed in the middle of a rush', () => {
  test('loses no order that it confirmed, and another process sells the rest to the last place [TICKET-010]', async (context) => {
    const postgres = await withPostgres();
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const databaseUrl = await postgres!.emptyUrl();
    const settings = { databaseUrl, dataFolder: '' };
    await prepare(settings);
    const killed = startSeller(databaseUrl, 'one');
    const other = startSeller(databaseUrl, 'two');
    await Promise.all([killed.saysLines(middle), other.saysLines(1)]);
    await killed.kill('SIGKILL');
    expect(killed.lines).not.toContain('nothing is left');
    await other.says('nothing is left');
    expect(await audit(settings, [...killed.lines, ...other.lines])).toBe(capacity.postgres);
  });

  test('loses no confirmed order on the embedded database either', async () => {
    const dataFolder = await testDataFolder();
    cleanUps.push(() => rmSync(dataFolder, { recursive: true }));
    await prepare({ dataFolder });
    const killed = startSeller(dataFolder, 'one');
    await killed.saysLines(middle);
    await killed.kill('SIGKILL');
    expect(killed.lines).not.toContain('nothing is left');
    expect(await audit({ dataFolder }, killed.lines)).toBeLessThan(capacity.embedded);
    const next = startSeller(dataFolder, 'two');
    await next.says('nothing is left');
    await next.close();
    expect(await audit({ dataFolder }, [...killed.lines, ...next.lines])).toBe(capacity.embedded);
  });
});

describe('a PostgreSQL server that is killed in the middle of a rush', () => {
  /** Answers the orders that were confirmed until the server died, and the restarted server. */
  const crash = async (
    databaseSettings: readonly string[],
    before = async (_: Database): Promise<void> => {},
    places?: number,
  ) => {
    const postgres = await ownPostgres(databaseSettings);
    if (postgres === undefined) return undefined;
    cleanUps.push(() => postgres.remove());
    const { databaseUrl } = postgres;
    const settings = { databaseUrl, dataFolder: '' };
    await prepare(settings);
    await onDatabase(settings, before);
    const seller = startSeller(databaseUrl, 'one', places);
    await seller.saysLines(middle);
    postgres.kill();
    await seller.says('the database is gone');
    await postgres.restart();
    return { settings, databaseUrl, lines: seller.lines };
  };

  test('has every confirmed order after a restart, and sells to the last place', async (context) => {
    const crashed = await crash([]);
    context.skip(crashed === undefined, 'PostgreSQL is not installed');
    const { settings, databaseUrl, lines } = crashed!;
    expect(await audit(settings, lines)).toBeLessThan(capacity.postgres);
    const next = startSeller(databaseUrl, 'two');
    await next.says('nothing is left');
    await next.close();
    expect(await audit(settings, [...lines, ...next.lines])).toBe(capacity.postgres);
  });

  test('would have lost confirmed orders if the seller did not wait for commits (control)', async (context) => {
    // PostgreSQL also writes commits out when its WAL writer runs or its buffers are full: the test stops the one and
    // makes the others large.
    const later = ['synchronous_commit=off', 'wal_buffers=64MB', 'bgwriter_lru_maxpages=0'];
    const stopWriting = async ({ pool }: Database): Promise<void> => {
      await pool.query('checkpoint');
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'walwriter'",
      );
      process.kill(rows[0]!.pid, 'SIGSTOP');
    };
    // Without waiting, the seller would sell 800 places before a busy machine kills the server.
    const crashed = await crash(later, stopWriting, 100 * capacity.postgres);
    context.skip(crashed === undefined, 'PostgreSQL is not installed');
    const lost = await onDatabase(crashed!.settings, (database) => lostOf(database, crashed!.lines));
    expect(lost.length).toBeGreaterThan(0);
  });
});
