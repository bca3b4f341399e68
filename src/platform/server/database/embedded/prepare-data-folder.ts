import { access, constants, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorFacts } from '#kernel/error-facts.ts';
import { StartupProblem } from '../startup-problem.ts';

/** The PostgreSQL generation of the embedded engine, which can read no other generation's files. */
export const engineGeneration = '18';

export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await readdir(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupProblem(`The data folder ${folder} cannot be used: ${reasonOf(error)}.`);
  }
}

export async function checkDatabaseFolder(folder: string): Promise<'new' | 'existing'> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length === 0) return 'new';
  const generation = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (generation === undefined) {
    throw new StartupProblem(`The folder ${folder} is not empty and holds no database; move it away or restore it.`);
  }
  if (generation.trim() !== engineGeneration) {
    throw new StartupProblem(
      `The database in ${folder} was written by PostgreSQL ${generation.trim()}, and this version of Hiroba reads ` +
        `PostgreSQL ${engineGeneration}.`,
    );
  }
  return 'existing';
}

function reasonOf(error: unknown): string {
  const { code, message } = errorFacts(error);
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not write there';
  if (code === 'EROFS') return 'it is on a read-only disk';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is not a folder';
  return message;
}
