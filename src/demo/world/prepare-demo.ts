import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { type DemoOptions, importDemoWorld, refreshDemoWorld } from './demo-world.ts';

interface Preparation extends Pick<DemoOptions, 'worldSites'> {
  dataFolder: string;
  say(line: string): void;
}

function optionsOf(database: Database, { worldSites, dataFolder, say }: Preparation): DemoOptions {
  return { worldSites, uploads: createUploads({ database, dataFolder }), now: Date.now(), onProgress: say };
}

/** Imports the demo world into an empty database. Where it is already, moves its dates up to today. */
export async function prepareDemo(database: Database, preparation: Preparation): Promise<void> {
  const options = optionsOf(database, preparation);
  const any = await database.kysely.selectFrom('site').select('site_key').limit(1).executeTakeFirst();
  if (any === undefined) await importDemoWorld(database, options);
  else await refreshDemoWorld(database, options);
}

/** Moves the dates of the demo world up to today, once they are a day old: a server that runs for weeks stays live. */
export async function keepDemoLive(database: Database, preparation: Preparation): Promise<void> {
  await refreshDemoWorld(database, optionsOf(database, preparation));
}
