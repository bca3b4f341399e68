import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDataFolder, withPostgres } from '../../../../test/test-database.ts';
import { backup, restore } from './backup.ts';
import { encodeHeader, padding } from './backup/tar-header.ts';
import { archiveText } from './backup/write-archive.ts';
import { openDatabase } from './open-database.ts';

const picture = randomBytes(300_000);

async function addPortal(dataFolder: string, id: number): Promise<void> {
  const database = await openDatabase({ dataFolder });
  await database.kysely
    .insertInto('site')
    .values({ site_key: `portal/${id}`, portal_id: id })
    .execute();
  await database.close();
}

async function portalsIn(dataFolder: string): Promise<number[]> {
  const database = await openDatabase({ dataFolder });
  const rows = await database.kysely.selectFrom('site').select('portal_id').orderBy('portal_id').execute();
  await database.close();
  return rows.map((row) => row.portal_id);
}

describe('a backup', () => {
  let folder = '';
  let file = '';
  let source = '';
  let target = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hiroba-backup-'));
    file = join(folder, 'backup.tar.gz');
    source = await testDataFolder();
    await addPortal(source, 1);
    mkdirSync(join(source, 'uploads'));
    writeFileSync(join(source, 'uploads', 'picture.webp'), picture);
    writeFileSync(join(source, 'uploads', 'empty'), '');
    const database = await openDatabase({ dataFolder: source });
    await backup(database, file);
    await database.kysely.insertInto('site').values({ site_key: 'portal/2', portal_id: 2 }).execute();
    await database.close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(source, { recursive: true });
  });
  beforeEach(() => {
    target = mkdtempSync(join(tmpdir(), 'hiroba-restored-'));
  });
  afterEach(() => rmSync(target, { recursive: true }));

  it('is one file for its owner only', () => {
    expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not take the place of an earlier one', async () => {
    const earlier = readFileSync(file);
    const database = await openDatabase({ dataFolder: source });
    await expect(backup(database, file)).rejects.toThrow(
      `There is a file ${file} already. Nothing was written: give the backup another name.`,
    );
    await database.close();
    expect(readFileSync(file).equals(earlier)).toBe(true);
    expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
  });

  it('brings the rows and the uploads of its moment to an empty folder', async () => {
    expect(await restore(join(target, 'new'), file)).toBeUndefined();
    expect(readdirSync(join(target, 'new')).sort()).toEqual(['database', 'uploads']);
    expect(readFileSync(join(target, 'new', 'uploads', 'picture.webp')).equals(picture)).toBe(true);
    expect(await portalsIn(join(target, 'new'))).toEqual([1]);
  });

  it('replaces a database and keeps the old one beside', async () => {
    cpSync(source, target, { recursive: true });
    expect(await portalsIn(target)).toEqual([1, 2]);
    const kept = await restore(target, file);
    expect(kept).toMatch(/database\.before-restore-/);
    expect(await portalsIn(target)).toEqual([1]);
    expect(existsSync(join(kept!, 'PG_VERSION'))).toBe(true);
  });

  it('is finished by the next start when the process was killed between its steps', async () => {
    cpSync(source, target, { recursive: true });
    await restore(target, file);
    mkdirSync(join(target, 'restore.ready'));
    cpSync(join(target, 'database'), join(target, 'restore.ready', 'database'), { recursive: true });
    rmSync(join(target, 'database'), { recursive: true });
    expect(await portalsIn(target)).toEqual([1]);
    expect(existsSync(join(target, 'restore.ready'))).toBe(false);
  });

  it('is refused while the folder is open', async () => {
    cpSync(source, target, { recursive: true });
    const database = await openDatabase({ dataFolder: target });
    await expect(restore(target, file)).rejects.toThrow(/is already open/);
    await database.close();
  });

  it('is refused when it is not whole, and changes nothing', async () => {
    cpSync(source, target, { recursive: true });
    const before = readdirSync(target).sort();
    const cut = join(folder, 'cut.tar.gz');
    cpSync(file, cut);
    truncateSync(cut, statSync(file).size - 1000);
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'not a backup');
    for (const wrong of [cut, text, join(folder, 'missing')]) {
      await expect(restore(target, wrong)).rejects.toThrow(`The file ${wrong} is not a complete backup: `);
    }
    rmSync(cut);
    rmSync(text);
    expect(readdirSync(target).sort()).toEqual(before);
    expect(await portalsIn(target)).toEqual([1, 2]);
  });

  it.each(['../outside', 'database/../../outside', 'uploads/a:b', 'elsewhere/file', 'database//x'])(
    'is refused when it holds a file named %s',
    async (name) => {
      const about = JSON.stringify({ format: 1, generation: '18' });
      const header = encodeHeader({ name, kind: 'file', size: 4 });
      const parts = [
        ...archiveText('hiroba-backup.json', about),
        header,
        Buffer.from('evil'),
        Buffer.alloc(padding(4)),
      ];
      const wrong = join(target, 'wrong.tar.gz');
      writeFileSync(wrong, gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)])));
      await expect(restore(join(target, 'data'), wrong)).rejects.toThrow(/which does not belong there/);
      expect(readdirSync(target).sort()).toEqual(['data', 'wrong.tar.gz']);
      expect(readdirSync(join(target, 'data'))).toEqual([]);
    },
  );

  it('is refused when another version made it', async () => {
    const wrong = join(target, 'wrong.tar.gz');
    const text = [...archiveText('hiroba-backup.json', JSON.stringify({ format: 9, generation: '18' }))];
    writeFileSync(wrong, gzipSync(Buffer.concat([...text, Buffer.alloc(1024)])));
    await expect(restore(target, wrong)).rejects.toThrow(
      /made by another version of Hiroba \(format 9, PostgreSQL 18\)/,
    );
  });

  it('reports that it cannot be written, and leaves nothing half done', async () => {
    const database = await openDatabase({ dataFolder: source });
    await expect(backup(database, join(folder, 'no', 'where.tar.gz'))).rejects.toThrow(/^The backup .* failed: ENOENT/);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is pg_dump for a server', async (test) => {
    const postgres = await withPostgres();
    test.skip(!postgres, 'PostgreSQL is not installed');
    const database = await postgres!.open();
    await expect(backup(database, file)).rejects.toThrow(/use pg_dump/);
    await database.close();
  });
});
