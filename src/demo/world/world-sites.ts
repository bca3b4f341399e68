import type { Transaction } from 'kysely';
import type { StoredDocuments } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Uploads } from '#server/uploads/uploads.ts';

/** A site of the demo, read from its folder and found right. */
export interface WorldSite {
  siteKey: string;
  /** The path of the folder. */
  folder: string;
  /** Imports and publishes the site, as an organiser would. It replaces what was there before. */
  publish(tx: Transaction<Tables>, now: Instant): Promise<void>;
}

interface WorldReading {
  now: Instant;
  storeImage: Uploads['storeImage'];
  storeHandout: Uploads['storeHandout'];
  /** Called after each folder. */
  onRead(folder: string): void;
}

/** Turns folders into sites. The composition hands it in, because it knows the documents of every module. */
export interface WorldSites {
  /** Reads what was stored. */
  stored: StoredDocuments;
  /** Whether a folder holds a site. */
  isSite(folder: string): boolean;
  /** Answers the sites of the folders, and a line for each problem in them. */
  read(
    database: Database,
    folders: readonly string[],
    reading: WorldReading,
  ): Promise<{ sites: WorldSite[]; problems: string[] }>;
}
