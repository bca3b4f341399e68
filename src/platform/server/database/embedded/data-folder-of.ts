import type { Database } from '../database.ts';

const folders = new WeakMap<Database, string>();

export function noteDataFolder(database: Database, folder: string): void {
  folders.set(database, folder);
}

/** The data folder of an embedded database, in this process or in another; undefined for one in memory or on a server. */
export function dataFolderOf(database: Database): string | undefined {
  return folders.get(database);
}
