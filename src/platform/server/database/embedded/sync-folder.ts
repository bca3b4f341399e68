import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Brings every file of a folder to the disk; side by side, since the disk takes many as fast as one. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((file) => syncFile(join(folder, file.name))));
  for (const each of folders) await syncFolder(join(folder, each.name));
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
