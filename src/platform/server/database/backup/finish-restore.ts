import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A complete restored state; from the moment it has this name it replaces the earlier data. */
export const readyName = 'restore.ready';

/**
 * Moves a complete restored state into place. Called by restore and again at every start, because a process killed
 * in between must not leave a folder without a database: the next start would make an empty one.
 */
export async function finishRestore(root: string): Promise<string | undefined> {
  const ready = join(root, readyName);
  if (!existsSync(ready)) return undefined;
  const database = join(root, 'database');
  let kept: string | undefined;
  if (existsSync(join(ready, 'database'))) {
    if (existsSync(database)) {
      kept = `${database}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
      await rename(database, kept);
    }
    await rename(join(ready, 'database'), database);
  }
  await moveFiles(join(ready, 'uploads'), join(root, 'uploads'));
  await rm(ready, { recursive: true });
  return kept;
}

/** An upload is named by its bytes: an existing file of that name is the same, and other files do no harm. */
async function moveFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    if (entry.isDirectory()) await moveFiles(join(from, entry.name), join(to, entry.name));
    else await rename(join(from, entry.name), join(to, entry.name));
  }
}
