import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { archiveEnd, archiveFolder, archiveText } from './backup/write-archive.ts';
import { syncFile } from './embedded/sync-folder.ts';
import { embeddedParts } from './embedded/assemble-embedded.ts';
import { engineGeneration } from './embedded/prepare-data-folder.ts';
import type { Database } from './database.ts';
import { StartupProblem } from './startup-problem.ts';

export { restore } from './backup/restore.ts';

export const backupFormat = 1;

/**
 * Writes the embedded database and the uploads to one .tar.gz. The database keeps still while its files are read;
 * uploads never change, so they are read after it goes on.
 */
export async function backup(database: Database, file: string): Promise<void> {
  const dataFolder = embeddedParts(database)?.dataFolder;
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
  const client = await database.pool.connect();
  try {
    await client.query('checkpoint');
    yield* archiveFolder(join(dataFolder, 'database'), 'database');
  } finally {
    client.release();
  }
  yield* archiveFolder(join(dataFolder, 'uploads'), 'uploads');
  yield archiveEnd();
}

/** An earlier backup may be the only good one. */
async function refuseTaken(file: string): Promise<void> {
  const taken = await stat(file).catch(() => undefined);
  if (taken !== undefined) {
    throw new StartupProblem(`There is a file ${file} already. Nothing was written: give the backup another name.`);
  }
}

function reason(error: unknown): string {
  return (error as Error).message.replace(/\.$/, '');
}
