import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Uploads } from '#server/uploads/uploads.ts';

/** A site of the demo, read from its folder and found right. */
export interface WorldSite {
  siteKey: string;
  /** Its path. */
  folder: string;
  /** Writes it as an organiser's import and publication would, whatever was there before. */
  publish(tx: Transaction<Tables>, now: Instant): Promise<void>;
}

export interface WorldReading {
  now: Instant;
  storeImage: Uploads['storeImage'];
  /** One folder more was read. */
  onRead(folder: string): void;
}

/** How folders become sites; the composition knows, for it knows the documents of every module. */
export interface WorldSites {
  /** Whether a folder is a site's. */
  isSite(folder: string): boolean;
  /** The sites of the folders; or what is wrong with them, a line each. */
  read(
    database: Database,
    folders: readonly string[],
    reading: WorldReading,
  ): Promise<{ sites: WorldSite[]; problems: string[] }>;
}
