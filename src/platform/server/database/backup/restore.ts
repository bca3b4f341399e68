import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorFacts } from '#kernel/error-facts.ts';
import { isRecord } from '#kernel/is-record.ts';
import { lockDataFolder } from '../embedded/lock-data-folder.ts';
import { engineGeneration, prepareDataFolder } from '../embedded/prepare-data-folder.ts';
import { syncFolder } from '../embedded/sync-folder.ts';
import { StartupProblem } from '../startup-problem.ts';
import { finishRestore, readyName } from './finish-restore.ts';
import { type ArchivedEntry, readArchive } from './read-archive.ts';

const readableFormat = 1;

/**
 * Replaces the contents of the data folder by a backup. Nothing is touched before the whole backup has been read;
 * the database that was there is kept beside, and its path is the answer.
 */
export async function restore(dataFolder: string, file: string): Promise<string | undefined> {
  const root = resolve(dataFolder);
  await prepareDataFolder(root);
  const lock = await lockDataFolder(root, () => undefined);
  const aside = join(root, 'restore.new');
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { mode: 0o700 });
    await unpack(file, aside);
    await syncFolder(aside);
    await rename(aside, join(root, readyName));
    return await finishRestore(root);
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.release();
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const seen = new Set<string>();
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const entry of readArchive(source)) {
        if (entry.name === 'hiroba-backup.json') checkBackup(await readText(entry));
        else if (!seen.has('hiroba-backup.json')) throw new Error('it does not begin as one');
        else await unpackEntry(entry, folder);
        seen.add(entry.name);
      }
      // The rest, so that the check sum of the whole is compared.
      for await (const part of source) void part;
    });
    if (!seen.has('database/PG_VERSION')) throw new Error('it holds no database');
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(`The file ${file} is not a complete backup: ${errorFacts(error).message}.`);
  }
}

function checkBackup(text: string): void {
  const about: unknown = JSON.parse(text);
  const { format, generation } = isRecord(about) ? about : {};
  if (format !== readableFormat || generation !== engineGeneration) {
    throw new StartupProblem(
      `The backup was made by another version of Hiroba (format ${String(format)}, PostgreSQL ` +
        `${String(generation)}); this one reads format ${readableFormat}, PostgreSQL ${engineGeneration}.`,
    );
  }
}

async function unpackEntry(entry: ArchivedEntry, folder: string): Promise<void> {
  const parts = entry.name.split('/');
  const known = parts[0] === 'database' || parts[0] === 'uploads';
  if (!known || parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part))) {
    throw new Error(`it holds ${entry.name}, which does not belong there`);
  }
  const path = join(folder, ...parts);
  if (entry.kind === 'folder') await mkdir(path, { recursive: true, mode: 0o700 });
  else await pipeline(entry.content(), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

async function readText(entry: ArchivedEntry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
