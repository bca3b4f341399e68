import type { Database, DatabaseHooks, DatabaseSettings } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** Opens PostgreSQL when there is an address for it, else the embedded database of the data folder. */
export async function openDatabase(settings: DatabaseSettings, hooks: DatabaseHooks = {}): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl, hooks) : openEmbedded(settings.dataFolder, hooks);
}
