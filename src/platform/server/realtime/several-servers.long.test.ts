import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openChannelPage } from '../../../../test/channel-page.ts';
import { createRooms, eventsOf, startChannel, write } from '../../../../test/channel-server.ts';
import { readLog } from '../../../../test/log-reader.ts';
import { testDataFolder, type TestPostgres, withPostgres } from '../../../../test/test-database.ts';
import { databaseEpoch } from './database-epoch.ts';
import { hintBus } from './hints.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await withPostgres();
});

const openAgain = (database: Database): Promise<Database> =>
  openDatabase({ databaseUrl: database.pool.options.connectionString ?? '', dataFolder: '' }, { onProblem: () => {} });
const listening =
  "select pid from pg_stat_activity where application_name = 'hiroba hints' and datname = current_database()";
const isListening = async ({ pool }: Database): Promise<boolean> => (await pool.query(listening)).rows.length > 0;

describe('two servers on PostgreSQL', () => {
  let writer: Database;
  let reader: Database;
  beforeAll(async () => {
    if (postgres === undefined) return;
    writer = await postgres.open();
    await createRooms(writer);
    reader = await openAgain(writer);
  });
  afterAll(async () => {
    await reader?.close();
    await writer?.close();
  });
  const startReader = async () => {
    const own = await startChannel(reader);
    onTestFinished(() => own.close());
    return own;
  };

  test('a change on one is told to the other at once, and reaches its pages', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const { origin } = await startReader();
    const page = await readLog(origin, 'room/near');
    await expect.poll(() => isListening(writer)).toBe(true);
    const told: string[] = [];
    onTestFinished(hintBus(reader).listen(([topic]) => void told.push(topic)));
    await write(writer, 'near', 'hello');
    await expect.poll(() => page.read.length).toBe(1);
    // Not found by a look at the heads: those tell nobody.
    await expect.poll(() => told).toContain('room/near');
  });

  test('a change during a cut connection is found when the connection is back', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const { origin } = await startReader();
    const page = await readLog(origin, 'room/cut');
    await expect.poll(() => isListening(writer)).toBe(true);
    await writer.pool.query(`select pg_terminate_backend(pid) from (${listening}) as those`);
    for (let number = 0; number < 5; number += 1) await write(writer, 'cut', `meanwhile ${number}`);
    await expect.poll(() => page.read).toEqual(await eventsOf(writer, 'cut'));
  });

  test('a change of a process that was killed behind its commit is found after five seconds', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const { origin } = await startReader();
    const page = await readLog(origin, 'room/killed');
    const told: string[] = [];
    onTestFinished(hintBus(reader).listen(([topic]) => void told.push(topic)));
    await expect.poll(() => isListening(writer)).toBe(true);
    const program = join(import.meta.dirname, '../../../../test/write-and-die.ts');
    const killed = spawn(process.execPath, [program, writer.pool.options.connectionString ?? '', 'killed']);
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await eventsOf(writer, 'killed')).toHaveLength(1);
    await expect.poll(() => page.read.length, { interval: 100 }).toBe(1);
    expect(told).toEqual([]);
  });
});

describe('the epoch', () => {
  test('of a database on PostgreSQL stays, and a restored copy has another one', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const database = await (postgres as TestPostgres).open();
    const epoch = await databaseEpoch(database);
    const again = await openAgain(database);
    expect(await databaseEpoch(again)).toBe(epoch);
    await again.close();
    await database.close();
    // Made of the same template, as a restored dump would be: the same tables in another database.
    const restored = await (postgres as TestPostgres).open();
    expect(await databaseEpoch(restored)).not.toBe(epoch);
    await restored.close();
  });

  test('of an embedded database stays over a restart, and a restored folder has another one', async () => {
    const folder = await testDataFolder();
    const copy = mkdtempSync(join(tmpdir(), 'hiroba-data-'));
    onTestFinished(() => [folder, copy].forEach((one) => rmSync(one, { recursive: true, force: true })));
    const epochOf = async (dataFolder: string): Promise<string> => {
      const database = await openDatabase({ dataFolder });
      const epoch = await databaseEpoch(database);
      await database.close();
      return epoch;
    };
    const epoch = await epochOf(folder);
    expect(await epochOf(folder)).toBe(epoch);
    cpSync(folder, copy, { recursive: true });
    expect(await epochOf(copy)).not.toBe(epoch);
  });
});

test('a page that connects to another server continues from its position', async (context) => {
  context.skip(postgres === undefined, 'PostgreSQL is not installed');
  const one = await (postgres as TestPostgres).open();
  await createRooms(one);
  const other = await openAgain(one);
  const [first, second] = [await startChannel(one), await startChannel(other)];
  onTestFinished(async () => {
    await second.close();
    await other.close();
    await one.close();
  });
  const before = await readLog(first.origin, 'room/a');
  await write(one, 'a', 'before');
  await expect.poll(() => before.read.length).toBe(1);
  const { epoch } = await before.page.hears((frame) => 'epoch' in frame);
  await first.close();
  expect(await before.page.closed).toBe(1012);
  for (const text of ['while', 'away']) await write(one, 'a', text);
  const after = await readLog(second.origin, 'room/a', { at: before.at(), read: before.read, epoch: String(epoch) });
  await expect.poll(() => after.read).toEqual(await eventsOf(one, 'a'));
  const late = await openChannelPage(second.origin, { epoch: String(epoch), topics: [{ topic: 'room/a', at: 3 }] });
  await late.hears((frame) => 'epoch' in frame);
  expect(late.frames).toHaveLength(1);
});
