import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const copyPrefix = 'backup-';

/** Removes what a backup that was killed has left. The process that opens the folder knows that no other process uses it. */
export async function removeAbandonedCopies(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(copyPrefix));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}
