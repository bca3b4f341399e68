import type { Database } from '#server/database/database.ts';
import { few, many } from './fill-people.ts';
import type { Row } from './row.ts';

const growthMax = 2;
/** Below it the growth is that of the noise. */
const noiseMs = 2;
const rounds = 40;

/** A list of the console, of as many as there are people. */
export interface GrowingList {
  name: string;
  list(wish: { q?: string; after?: string }): Promise<unknown>;
  /** The number of one in the middle. */
  middle(): Promise<number>;
}

interface Growing {
  database: Database;
  /** The processor time of what works for the database beside this process, in milliseconds. */
  cpuBeside: () => number;
  fill: (first: number, last: number) => Promise<void>;
  lists: readonly GrowingList[];
}

/** What a list of 100,000 takes against one of 1,000: its pages, and searches for what is rare and what is common. */
export async function growthOfLists({ database, cpuBeside, fill, lists }: Growing): Promise<Row[]> {
  const times = async (): Promise<Map<string, number>> => {
    const all = new Map<string, number>();
    for (const list of lists)
      for (const [look, ms] of await timesOf(list, cpuBeside)) all.set(`${list.name}, ${look}`, ms);
    return all;
  };
  await fill(1, few);
  const before = await times();
  await fill(few + 1, many);
  const after = await times();
  return [...before].map(([name, small]) => {
    const large = after.get(name) ?? Number.POSITIVE_INFINITY;
    return {
      name: `${name}, ${database.engine}`,
      figure: `${(large / small).toFixed(2)} ×`,
      detail: `${large.toFixed(2)} ms of ${many}, ${small.toFixed(2)} ms of ${few}`,
      target: `at most ${growthMax} × or ${noiseMs} ms`,
      isMet: large <= Math.max(small * growthMax, noiseMs),
    };
  });
}

/**
 * The least processor time of each look, in milliseconds, of this process and of its database: other work of the machine
 * adds little to it.
 */
async function timesOf({ list, middle }: GrowingList, cpuBeside: () => number): Promise<Map<string, number>> {
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + cpuBeside();
  };
  const after = String(await middle());
  const looks: Record<string, Parameters<GrowingList['list']>[0]> = {
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
  const least = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, wish] of Object.entries(looks)) {
      const started = cpu();
      await list(wish);
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, cpu() - started));
    }
  }
  return least;
}
