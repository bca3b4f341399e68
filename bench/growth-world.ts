import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openAsGuest } from '#server/guests/open-as-guest.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { type BenchPostgres, startBenchPostgres } from './bench-postgres.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { eventFile, fairFile, type FairSize, type Pictured, portalFile, startOfToday } from './growth-sites.ts';
import { storePublished } from './growth-store.ts';

/** The portals that hold many events: their numbers, and how many. */
export const eventPortals = [
  { portalId: 1, events: 100 },
  { portalId: 2, events: 1_000 },
  { portalId: 3, events: 5_000 },
  { portalId: 4, events: 20_000 },
] as const;
export const fairPortal = 5;
export const fairs: readonly (FairSize & { eventId: number })[] = [
  { eventId: 900_001, sessions: 100, booths: 500, news: 100 },
  { eventId: 900_002, sessions: 1_000, booths: 3_000, news: 1_000 },
  { eventId: 900_003, sessions: 5_000, booths: 5_000, news: 10_000 },
];

/** The events of a portal begin behind this number. */
export const firstEventOf = (portalId: number): number => portalId * 100_000 + 1;

export interface GrowthWorld {
  engine: 'PostgreSQL' | 'PGlite';
  postgres: BenchPostgres | undefined;
  dataFolder: string;
  /** Portals 0 to this one, where they are not there yet. */
  addPortals(upTo: number): Promise<void>;
  addEvents(portalId: number, count: number): Promise<void>;
  addFairs(): Promise<void>;
  sites(): number;
  /** Of the bench: beside a server that runs, too. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  startServer(options?: string[], isQuiet?: boolean): Promise<BuiltServer>;
  close(): Promise<void>;
}

/** An empty database without the demo, on PostgreSQL where the machine has it. */
export async function openGrowthWorld(parent: string, name: string): Promise<GrowthWorld> {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o755 });
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const programs = postgresPrograms();
  const postgres = programs === undefined ? undefined : await startBenchPostgres(programs, folder);
  const open = async (): Promise<Database> =>
    postgres === undefined
      ? ((await openAsGuest(dataFolder)) ?? (await openDatabase({ dataFolder })))
      : openDatabase({ databaseUrl: postgres.url, dataFolder });
  const withDatabase: GrowthWorld['withDatabase'] = async (work) => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const today = startOfToday();
  const covers = await withDatabase(async (database) => {
    await migrate(database);
    return storeCovers(database, dataFolder);
  });
  const coverOf = (id: number): Pictured => covers[id % covers.length] as Pictured;
  let [portals, sites] = [0, 0];

  return {
    engine: postgres === undefined ? 'PGlite' : 'PostgreSQL',
    postgres,
    dataFolder,
    withDatabase,
    sites: () => sites,
    addPortals: (upTo) =>
      withDatabase(async (database) => {
        const missing = Array.from({ length: upTo + 1 - portals }, (_, place) => portals + place);
        await storePublished(
          database,
          missing.map((portalId) => portalFile(portalId, today, coverOf(portalId))),
        );
        sites += missing.length;
        portals = upTo + 1;
        await database.pool.query('analyze');
      }),
    addEvents: (portalId, count) =>
      withDatabase(async (database) => {
        const first = firstEventOf(portalId);
        await storePublished(
          database,
          (function* () {
            for (let id = first; id < first + count; id += 1) yield eventFile(portalId, id, today, coverOf(id));
          })(),
        );
        sites += count;
        await database.pool.query('analyze');
      }),
    addFairs: () =>
      withDatabase(async (database) => {
        const files = fairs.map(({ eventId, ...size }) => fairFile(fairPortal, eventId, size, today, coverOf(eventId)));
        await storePublished(database, files);
        sites += files.length;
        await database.pool.query('analyze');
      }),
    startServer: (options = [], isQuiet = false) =>
      startBuiltServer(dataFolder, { databaseUrl: postgres?.url ?? '', isDemo: false, options, isQuiet }),
    close: async () => postgres?.stop(),
  };
}

/** Pictures as organisers upload them, a few for all. */
async function storeCovers(database: Database, dataFolder: string): Promise<Pictured[]> {
  const uploads = createUploads({ database, dataFolder });
  return Promise.all(
    coverDrawings.map(async (drawing) => {
      const { path, width, height } = await uploads.storeImage(Buffer.from(drawing), { allowSvg: true });
      return { path, width, height, alt: { jpn: '会場の眺め', eng: 'The place' } };
    }),
  );
}

export const coverDrawings = ['#0e7c86', '#d2691e', '#3a5f0b', '#6a3d9a'].map(
  (colour) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="${colour}"/><circle cx="480" cy="270" r="160" fill="#fff" opacity=".7"/></svg>`,
);
