import { constants, createWriteStream } from 'node:fs';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorFacts } from '#kernel/error-facts.ts';
import { archiveEnd, archiveFolder, archiveText } from './backup/write-archive.ts';
import { syncFile } from './embedded/sync-folder.ts';
import { copyPrefix } from './embedded/abandoned-copies.ts';
import { dataFolderOf } from './embedded/data-folder-of.ts';
import { engineGeneration } from './embedded/prepare-data-folder.ts';
import type { Database } from './database.ts';
import { StartupProblem } from './startup-problem.ts';

export { restore } from './backup/restore.ts';

const backupFormat = 1;

/**
 * Writes the embedded database and the uploads to one .tar.gz. The database keeps still only while its files are
 * copied, because visitors of a running server wait; uploads never change, so they are read after it goes on.
 */
export async function backup(database: Database, file: string): Promise<void> {
  const dataFolder = dataFolderOf(database);
  if (!dataFolder) {
    throw new StartupProblem('Only the embedded database is backed up here: use pg_dump for a PostgreSQL server.');
  }
  const aside = `${file}.partial`;
  await refuseTaken(file);
  try {
    await pipeline(
      archiveData(database, dataFolder),
      createGzip({ level: 4 }),
      createWriteStream(aside, { mode: 0o600 }),
    );
    await syncFile(aside);
    // Another backup may have been faster.
    await refuseTaken(file);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error instanceof StartupProblem ? error : new StartupProblem(`The backup ${file} failed: ${reason(error)}.`);
  }
}

async function* archiveData(database: Database, dataFolder: string): AsyncGenerator<Buffer> {
  const about = { format: backupFormat, generation: engineGeneration, createdAt: new Date().toISOString() };
  yield* archiveText('hiroba-backup.json', JSON.stringify(about));
  const copy = await mkdtemp(join(dataFolder, copyPrefix));
  try {
    await copyStill(database, join(dataFolder, 'database'), join(copy, 'database'));
    yield* archiveFolder(join(copy, 'database'), 'database');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  yield* archiveFolder(join(dataFolder, 'uploads'), 'uploads');
  yield archiveEnd();
}

/** Copies the database's files in a transaction: nobody else writes until it ends. */
async function copyStill({ pool }: Database, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  // A server ends the transaction of a command that says nothing for some seconds.
  const still = setInterval(() => void client.query('select').catch(() => undefined), 1_000);
  try {
    await client.query('begin');
    await client.query('checkpoint');
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    // Fails when the server has ended it all the same.
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    clearInterval(still);
  }
}

/** An earlier backup may be the only good one. */
async function refuseTaken(file: string): Promise<void> {
  const taken = await stat(file).catch(() => undefined);
  if (taken !== undefined) {
    throw new StartupProblem(`There is a file ${file} already. Nothing was written: give the backup another name.`);
  }
}

function reason(error: unknown): string {
  return errorFacts(error).message.replace(/\.$/, '');
}
