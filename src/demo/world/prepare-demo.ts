import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { type DemoOptions, importDemoWorld, refreshDemoWorld } from './demo-world.ts';

interface Preparation extends Pick<DemoOptions, 'worldSites'> {
  dataFolder: string;
  say(line: string): void;
}

/** Imports the demo world into an empty database. Where it is already, moves its dates up to today. */
export async function prepareDemo(database: Database, { worldSites, dataFolder, say }: Preparation): Promise<void> {
  const uploads = createUploads({ database, dataFolder });
  const options: DemoOptions = { worldSites, uploads, now: Date.now(), onProgress: say };
  const any = await database.kysely.selectFrom('site').select('site_key').limit(1).executeTakeFirst();
  if (any === undefined) await importDemoWorld(database, options);
  else await refreshDemoWorld(database, options);
}
