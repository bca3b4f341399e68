import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { adoptUploadFolder, claimUploadFolder, markerName } from './upload-folder.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hiroba-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
const markerOf = (folder: string): string => join(folder, 'uploads', markerName);
const open = async (): Promise<Database> => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  return database;
};
/** The same database, as one that several servers share. */
const shared = (database: Database): Database => ({ ...database, engine: 'postgres' });

describe('the upload folder of several servers', () => {
  test('is marked by whoever starts first, and the same for all, also when they start together', async () => {
    const database = shared(await open());
    const folder = await newFolder();
    await Promise.all([1, 2, 3].map(() => claimUploadFolder(database, folder)));
    expect(await claimUploadFolder(database, folder)).toBe(undefined);
    expect(await readFile(markerOf(folder), 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/);
  });

  test('is refused when it is another, in one sentence with a way on', async () => {
    const database = shared(await open());
    const [folder, other] = [await newFolder(), await newFolder()];
    await claimUploadFolder(database, folder);
    const message = expect.stringMatching(
      /is not the upload folder of this database: its file folder-id is missing; give every server the same folder \(HIROBA_DATA\), or run `hiroba uploads --adopt` if this folder is to replace it\.$/,
    ) as string;
    await expect(claimUploadFolder(database, other)).rejects.toMatchObject({ name: 'StartupProblem', message });
    // Refused again: a refused start leaves no marker behind.
    await expect(claimUploadFolder(database, other)).rejects.toMatchObject({ name: 'StartupProblem' });
    await adoptUploadFolder(database, other);
    expect(await claimUploadFolder(database, other)).toBe(undefined);
    await expect(claimUploadFolder(database, folder)).rejects.toThrow(/is the upload folder of another database; give/);
  });

  test('stays that of a database that is restored from before it was marked', async () => {
    const folder = await newFolder();
    await claimUploadFolder(shared(await open()), folder);
    const marker = await readFile(markerOf(folder), 'utf8');
    expect(await claimUploadFolder(shared(await open()), folder)).toBe(undefined);
    expect(await readFile(markerOf(folder), 'utf8')).toBe(marker);
  });

  test('is marked anew when a full disk left an empty marker', async () => {
    const database = shared(await open());
    const folder = await newFolder();
    await claimUploadFolder(database, folder);
    await writeFile(markerOf(folder), '');
    await database.pool.query('delete from upload_folder');
    expect(await claimUploadFolder(database, folder)).toBe(undefined);
  });

  test('that cannot be written is a sentence', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'uploads'), 'a file');
    await expect(claimUploadFolder(shared(await open()), folder)).rejects.toMatchObject({ name: 'StartupProblem' });
  });
});

test('an embedded database takes the folder beside it, and says when it was lost', async () => {
  const database = await open();
  const folder = await newFolder();
  expect(await claimUploadFolder(database, folder)).toBe(undefined);
  await rm(join(folder, 'uploads'), { recursive: true });
  expect(await claimUploadFolder(database, folder)).toMatch(/is used from now on, and pictures .* are missing\.$/);
  expect(await claimUploadFolder(database, folder)).toBe(undefined);
});
