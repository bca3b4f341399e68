import { randomUUID } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file as a whole or not at all, also when the process ends in the middle. */
export async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  const unfinished = join(dirname(file), `.unfinished-${randomUUID()}`);
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
