import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { describeEngines, withPostgres } from '../../../../test/test-database.ts';
import { openDatabase } from './open-database.ts';
import { missingMigrations, readMigrations } from './migration-files.ts';
import { migrate } from './migrate.ts';
import { StartupProblem } from './startup-problem.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hiroba-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

describeEngines('migrations', (open) => {
  const first = { '0001_a.sql': 'create table a (id integer primary key);' };
  const second = { '0002_b.sql': 'alter table a add b text; create table b (id integer);' };

  async function openEmpty() {
    const database = await open();
    await database.pool.query('drop schema public cascade; create schema public');
    return database;
  }

  it('are applied once, in their order', async () => {
    const database = await openEmpty();
    expect(await migrate(database, await folderWith(first))).toEqual(['0001_a']);
    const both = await folderWith({ ...second, ...first });
    expect(await migrate(database, both)).toEqual(['0002_b']);
    expect(await migrate(database, both)).toEqual([]);
    expect((await database.pool.query('select b from a')).rows).toEqual([]);
  });

  it('are applied whole or not at all', async () => {
    const database = await openEmpty();
    const broken = await folderWith({ ...first, '0002_b.sql': 'create table b (id integer); select nothing;' });
    await expect(migrate(database, broken)).rejects.toThrow(/^The migration 0002_b failed: .*nothing/);
    const { rows } = await database.pool.query("select to_regclass('a') is not null as a, to_regclass('b') as b");
    expect(rows).toEqual([{ a: true, b: null }]);
    expect(await migrate(database, await folderWith({ ...first, ...second }))).toEqual(['0002_b']);
  });

  it('refuse a database that is newer than the code', async () => {
    const database = await openEmpty();
    await migrate(database, await folderWith({ ...first, ...second }));
    const refused = migrate(database, await folderWith(first));
    await expect(refused).rejects.toThrow(StartupProblem);
    await expect(refused).rejects.toThrow(/The database is newer than this version of Hiroba: it has 0002_b;/);
  });

  it('refuse a file that was changed after it was applied, but not its line ends', async () => {
    const database = await openEmpty();
    const sql = 'create table a (\n  id integer\n);\n';
    await migrate(database, await folderWith({ '0001_a.sql': sql }));
    expect(await migrate(database, await folderWith({ '0001_a.sql': sql.replaceAll('\n', '\r\n') }))).toEqual([]);
    const changed = await folderWith({ '0001_a.sql': `${sql}-- more` });
    await expect(migrate(database, changed)).rejects.toThrow(/The migration 0001_a was changed after it was applied/);
  });

  it('apply once when several start at the same time', async () => {
    const database = await openEmpty();
    const folder = await folderWith({ ...first, ...second });
    const starts = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
    expect(starts.filter((applied) => applied.length > 0)).toEqual([['0001_a', '0002_b']]);
  });

  it('leave a usable connection behind when one fails', async () => {
    const database = await openEmpty();
    await expect(migrate(database, await folderWith({ '0001_a.sql': 'wrong' }))).rejects.toThrow(StartupProblem);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('migrations on a server', { tags: ['long'] }, () => {
  it('are applied once when three processes start at the same time', async (test) => {
    const postgres = await withPostgres();
    test.skip(!postgres, 'PostgreSQL is not installed');
    const databaseUrl = await postgres!.emptyUrl();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataFolder: '' })));
    const applied = await Promise.all(databases.map((database) => migrate(database)));
    const names = (await readMigrations()).map((file) => file.name);
    expect(applied.sort((a, b) => b.length - a.length)).toEqual([names, [], []]);
    await Promise.all(databases.map((database) => database.close()));
  });
});

describe('the list of migrations', () => {
  const file = (name: string, checksum = 'x') => ({ name, checksum, sql: '' });
  let files = [file('0001_a')];
  beforeEach(() => {
    files = [file('0001_a'), file('0002_b'), file('0003_c')];
  });

  it('is applied from the present version of the database', () => {
    expect(missingMigrations(files, []).map((each) => each.name)).toEqual(['0001_a', '0002_b', '0003_c']);
    expect(missingMigrations(files, files.slice(0, 2)).map((each) => each.name)).toEqual(['0003_c']);
  });

  it('has no migration numbered before an applied one', () => {
    expect(() => missingMigrations(files, [files[0]!, files[2]!])).toThrow(
      'The migration 0002_b comes before 0003_c, which is applied already: renumber it.',
    );
  });

  it('has names like 0001_site.sql', async () => {
    await expect(readMigrations(await folderWith({ 'site.sql': '' }))).rejects.toThrow(/not named like 0001_site.sql/);
  });
});
