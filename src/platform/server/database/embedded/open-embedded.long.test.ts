import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWriter } from '../../../../../test/start-writer.ts';
import { testDataFolder } from '../../../../../test/test-database.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { migrate } from '../migrate.ts';
import { assembleEmbedded, embeddedParts } from './assemble-embedded.ts';
import { embeddedPool } from './embedded-pool.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { startEngine } from './start-engine.ts';

describe('the embedded database', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await testDataFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const rowsOf = async (database: Database, label: string): Promise<number[]> => {
    const log = database.kysely.selectFrom('access_log').select('detail_id').where('page', '=', label);
    return (await log.orderBy('detail_id').execute()).map((row) => row.detail_id!);
  };
  const write = (database: Database, label: string, number: number) =>
    database.kysely
      .insertInto('access_log')
      .values({ log_check_key: crypto.randomUUID(), page: label, detail_id: number })
      .execute();
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it('is made on the first start, even after a killed one, and found on the second', async () => {
    const lines: string[] = [];
    const dataFolder = join(folder, 'new');
    // A first start that was killed in the middle leaves this.
    await mkdir(join(dataFolder, 'database.new', 'base'), { recursive: true });
    await writeFile(join(dataFolder, 'database.new', 'PG_VERSION'), '18\n');
    const first = await openDatabase({ dataFolder }, { onProgress: (line) => lines.push(line) });
    expect(await migrate(first)).toContain('0001_site');
    await first.close();
    const second = await openDatabase({ dataFolder }, { onProgress: (line) => lines.push(line) });
    expect(await migrate(second)).toEqual([]);
    expect(embeddedParts(second)?.engine.syncs).toBe(true);
    await second.close();
    expect(lines).toEqual([`Creating the database in ${join(dataFolder, 'database')} …`]);
    expect(await readdir(dataFolder)).toEqual(['database']);
  });

  it('is refused to a second process with one clear sentence', async () => {
    const writer = startWriter(folder, 'first', 1);
    await writer.says('1');
    await expect(openDatabase({ dataFolder: folder })).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringContaining(`The data folder ${folder} is in use by process ${writer.pid} (since `),
    });
    await writer.close();
    const database = await openDatabase({ dataFolder: folder });
    expect(await rowsOf(database, 'first')).toEqual([1]);
    await database.close();
  });

  it('loses rows when two engines share a folder, which is why there is a lock (control)', async () => {
    const engine = () => startEngine({ folder: join(folder, 'database') }, () => undefined);
    const two = [await engine(), await engine()].map((each) =>
      assembleEmbedded({ engine: each }, embeddedPool(each, { onProblem: () => undefined })),
    );
    await Promise.allSettled(
      two.map(async (database, index) => {
        for (const number of upTo(30)) await write(database, 'both', index * 30 + number);
      }),
    );
    for (const database of two) await database.close().catch(() => undefined);
    const left = await reopen().catch(() => []);
    expect(left.length).toBeLessThan(60);

    async function reopen(): Promise<number[]> {
      const database = await openDatabase({ dataFolder: folder });
      try {
        return await rowsOf(database, 'both');
      } finally {
        await database.close();
      }
    }
  });

  it.each([1, 2])('keeps all acknowledged rows when it is killed while writing (%i)', async (round) => {
    const writer = startWriter(folder, 'killed', 100_000);
    await writer.says(String(20 * round));
    await writer.kill('SIGKILL');
    const acknowledged = writer.lines.length - 1;
    const database = await openDatabase({ dataFolder: folder });
    const rows = await rowsOf(database, 'killed');
    expect(rows).toEqual(upTo(rows.length));
    expect(rows.length - acknowledged).toBeOneOf([0, 1]);
    await database.pool.query('reindex table access_log');
    await write(database, 'killed', rows.length + 1);
    await database.close();
  });

  it('says what is wrong with the folder', async () => {
    const open = (dataFolder: string) => openDatabase({ dataFolder }).then((database) => database.close());
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(open(file)).rejects.toThrow(`The data folder ${file} cannot be used: it is not a folder.`);
    await expect(open(join(file, 'data'))).rejects.toThrow(/cannot be used: it is not a folder/);
    const strange = join(folder, 'strange');
    await mkdir(join(strange, 'database'), { recursive: true });
    await writeFile(join(strange, 'database', 'notes.txt'), 'mine');
    await expect(open(strange)).rejects.toThrow(/is not empty and holds no database/);
    await writeFile(join(folder, 'database', 'PG_VERSION'), '15\n');
    await expect(open(folder)).rejects.toThrow(/was written by PostgreSQL 15, and this version of Hiroba reads/);
    expect(await readdir(folder)).not.toContain('hiroba.lock');
  });

  it('reports that its files are damaged', async () => {
    await rm(join(folder, 'database', 'global', 'pg_control'));
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(/^The database in .* cannot be opened: .+/);
  });

  it('reports that this user may not write there', async () => {
    await chmod(folder, 0o500);
    // Root may write everywhere.
    if (process.getuid?.() === 0) process.seteuid?.(65534);
    const prepared = prepareDataFolder(join(folder, 'data')).finally(() => process.seteuid?.(process.getuid!()));
    await expect(prepared).rejects.toThrow(/^The data folder .* cannot be used: this user may not write there\.$/);
  });
});
