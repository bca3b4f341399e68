import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { importDemoWorld, refreshDemoWorld } from '../demo-world.ts';

/** Brings the demo world into an empty database, and its dates up to today afterwards. */
export async function prepareDemo(database: Database, dataFolder: string, say: (line: string) => void): Promise<void> {
  const options = { uploads: createUploads({ database, dataFolder }), now: Date.now(), onProgress: say };
  const any = await database.kysely.selectFrom('site').select('site_key').limit(1).executeTakeFirst();
  if (any === undefined) await importDemoWorld(database, options);
  else await refreshDemoWorld(database, options);
}
