import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { few, many } from './fill-people.ts';
import type { Row } from './row.ts';

const growthMax = 2;
/** Below it the growth is that of the noise. */
const noiseMs = 2;
const rounds = 40;

interface Wish {
  q?: string;
  after?: string;
}

/** A list of the console, of as many as there are people. */
export interface GrowingList {
  name: string;
  list(wish: Wish): Promise<unknown>;
  /** The number of one in the middle. */
  middle(): Promise<number>;
}

/** A database of its own with one site, and the lists of what it is filled with. */
export interface WorldOfLists {
  fill: (first: number, last: number) => Promise<void>;
  lists: readonly GrowingList[];
}

export interface OpenedWorld {
  database: Database;
  dataFolder: string;
}

/** The growth of the lists of such a world, on both engines. */
export async function growthOnEngines(
  folder: string,
  worldOf: (opened: OpenedWorld) => Promise<WorldOfLists>,
): Promise<Row[]> {
  mkdirSync(folder, { mode: 0o755 });
  const embedded = await grownIn(
    join(folder, 'embedded'),
    () => undefined,
    () => 0,
    worldOf,
  );
  const programs = postgresPrograms();
  if (programs === undefined)
    return [
      ...embedded,
      { name: 'the same on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true },
    ];
  const postgres = await startBenchPostgres(programs, folder);
  try {
    return [...embedded, ...(await grownIn(join(folder, 'beside'), postgres.createDatabase, postgres.cpu, worldOf))];
  } finally {
    await postgres.stop();
  }
}

async function grownIn(
  folder: string,
  urlOf: (name: string) => Promise<string> | undefined,
  cpuBeside: () => number,
  worldOf: (opened: OpenedWorld) => Promise<WorldOfLists>,
): Promise<Row[]> {
  const opened: OpenedWorld[] = [];
  const open = async (name: string): Promise<WorldOfLists> => {
    const dataFolder = join(folder, name);
    const databaseUrl = await urlOf(name);
    const database = await openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    opened.push({ database, dataFolder });
    return worldOf({ database, dataFolder });
  };
  try {
    const [small, large] = [await open('small'), await open('large')];
    return await growthOfLists({ engine: opened[0]?.database.engine ?? '', cpuBeside, small, large });
  } finally {
    for (const { database } of opened) await database.close();
  }
}

interface Growing {
  engine: string;
  /** The processor time of what works for the databases beside this process, in milliseconds. */
  cpuBeside: () => number;
  small: WorldOfLists;
  large: WorldOfLists;
}

/**
 * What a list of 100,000 takes against one of 1,000: its pages, and searches for what is rare and what is common. They
 * are asked in turns, so that other work of the machine meets both.
 */
async function growthOfLists({ engine, cpuBeside, small, large }: Growing): Promise<Row[]> {
  await small.fill(1, few);
  await large.fill(1, many);
  const rows: Row[] = [];
  for (const [at, list] of large.lists.entries()) {
    const { name } = list;
    const beside = small.lists[at];
    if (beside === undefined) throw new Error(`Only the large world has the list ${name}.`);
    for (const { look, fewMs, manyMs } of await timesOf(beside, list, cpuBeside))
      rows.push({
        name: `${name}, ${look}, ${engine}`,
        figure: `${(manyMs / fewMs).toFixed(2)} ×`,
        detail: `${manyMs.toFixed(2)} ms of ${many}, ${fewMs.toFixed(2)} ms of ${few}`,
        target: `at most ${growthMax} × or ${noiseMs} ms`,
        isMet: manyMs <= Math.max(fewMs * growthMax, noiseMs),
      });
  }
  return rows;
}

interface LookTimes {
  look: string;
  fewMs: number;
  manyMs: number;
}

/**
 * The least processor time of each look, in milliseconds, of this process and of its database: other work of the machine
 * adds little to it.
 */
async function timesOf(small: GrowingList, large: GrowingList, cpuBeside: () => number): Promise<LookTimes[]> {
  const msOf = async ({ list }: GrowingList, wish: Wish): Promise<number> => {
    const cpu = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000 + cpuBeside();
    };
    const started = cpu();
    await list(wish);
    return cpu() - started;
  };
  const [looks, looksOfMany] = [await looksOf(small), await looksOf(large)];
  const times = Object.keys(looks).map((look) => ({
    look,
    fewMs: Number.POSITIVE_INFINITY,
    manyMs: Number.POSITIVE_INFINITY,
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const time of times) {
      time.fewMs = Math.min(time.fewMs, await msOf(small, looks[time.look] ?? {}));
      time.manyMs = Math.min(time.manyMs, await msOf(large, looksOfMany[time.look] ?? {}));
    }
  return times;
}

async function looksOf({ middle }: GrowingList): Promise<Record<string, Wish>> {
  const after = String(await middle());
  return {
    'first page': {},
    'deep page': { after },
    'rare search': { q: '九条' },
    'rare search by mail': { q: 'buyer777@example.jp' },
    'common search': { q: 'たなか' },
    'search that one in 60 match': { q: '桜庭' },
    'search that one in 150 match': { q: '柊木' },
    'search of two words': { q: '田中 花子' },
    'common search, deep page': { q: 'たなか', after },
    'search that most match': { q: '@example.jp' },
    'search of one letter': { q: '田' },
    'search that finds nothing': { q: 'ぬぬぬ' },
  };
}
