import { join } from 'node:path';
import { worldSites } from '#app/world-sites.ts';
import { importDemoWorld } from '#demo/world/demo-world.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { migrate } from '#server/database/migrate.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { makeCluster, sharedServer } from '../test/postgres-server.ts';
import { homesOf, openHiroba, requestOf } from './open-hiroba.ts';
import type { Row } from './row.ts';

/** The database's work for homes that no visitor has opened since the start, on both engines. */
export async function coldHomes(dataFolder: string): Promise<Row[]> {
  const embedded = await openDatabase({ dataFolder });
  const rows = [await coldHomesOn(embedded, dataFolder, 'embedded')];
  await embedded.close();
  const programs = postgresPrograms();
  if (programs === undefined) {
    return [...rows, { name: 'cold homes on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true }];
  }
  const cluster = join(dataFolder, 'cluster');
  await makeCluster(programs, cluster, async () => {});
  const address = await sharedServer(programs, cluster);
  const server = await openDatabase({ databaseUrl: address('postgres'), dataFolder });
  await migrate(server);
  await importDemoWorld(server, {
    worldSites,
    uploads: createUploads({ database: server, dataFolder }),
    now: Date.now(),
  });
  rows.push(await coldHomesOn(server, dataFolder, 'PostgreSQL'));
  await server.close();
  return rows;
}

async function coldHomesOn(database: Database, dataFolder: string, engine: string): Promise<Row> {
  // The first round warms up compiled code; the second one starts without any reads kept.
  const warm = await openHiroba(database, dataFolder);
  for (const path of homesOf(warm)) await warm.fetch(requestOf(path));
  const hiroba = await openHiroba(database, dataFolder);
  const homes = homesOf(hiroba);
  const before = database.statements();
  const started = performance.now();
  for (const path of homes) await hiroba.fetch(requestOf(path));
  const ms = (performance.now() - started) / homes.length;
  const statements = (database.statements() - before) / homes.length;
  return {
    name: `cold homes on ${engine}`,
    figure: `${statements.toFixed(1)} queries, ${ms.toFixed(1)} ms each`,
    isMet: true,
  };
}
