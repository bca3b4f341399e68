import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { readDemoSites } from './demo-memory.ts';
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
  if (await isEmpty(database)) await importDemoWorld(database, options);
  else await refreshDemoWorld(database, options);
}

/** Whether the database is empty or has a site of the demo world; otherwise its sites, and their mails, are real. */
export async function hasRoomForDemo(database: Database): Promise<boolean> {
  return (await isEmpty(database)) || (await readDemoSites(database)).length > 0;
}

async function isEmpty({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('site').select('site_key').limit(1).executeTakeFirst()) === undefined;
}

/** Moves the dates of the demo world up to today, once they are a day old: a server that runs for weeks stays live. */
export async function keepDemoLive(database: Database, preparation: Preparation): Promise<void> {
  await refreshDemoWorld(database, optionsOf(database, preparation));
}
