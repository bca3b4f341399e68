import type { Hiroba } from '#app/server/create-hiroba.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { homesOf, openHiroba, requestOf } from './open-hiroba.ts';
import type { Row } from './row.ts';

const rendersToWarmUp = 200;
const batches = 7;
const renders = 30;
const targetMs = 3;

/**
 * CPU time of a home that the page cache does not have, all threads of the process included: rendering, database,
 * compression. The lowest of some batches counts.
 */
export async function uncachedHomes(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const hiroba = await openHiroba(database, dataFolder);
    const homes = homesOf(hiroba);
    for (const path of homes) await render(hiroba, requestsOf(path, rendersToWarmUp));
    const rows: Row[] = [];
    for (const path of homes) {
      const times: number[] = [];
      for (let batch = 0; batch < batches; batch += 1) times.push(await cpuMsOf(hiroba, path));
      // Other work of the machine can only add to the time.
      const ms = Math.min(...times);
      rows.push({
        name: `uncached home ${path}`,
        figure: `${ms.toFixed(2)} ms CPU`,
        target: `under ${targetMs} ms`,
        isMet: ms < targetMs,
      });
    }
    return rows;
  } finally {
    await database.close();
  }
}

async function cpuMsOf(hiroba: Hiroba, path: string): Promise<number> {
  const requests = requestsOf(path, renders);
  const before = process.cpuUsage();
  await render(hiroba, requests);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}

const requestsOf = (path: string, count: number): Request[] => Array.from({ length: count }, () => requestOf(path));

/** `fetch` is what comes behind the page cache: it renders every time. */
async function render(hiroba: Hiroba, requests: readonly Request[]): Promise<void> {
  for (const request of requests) await (await hiroba.fetch(request)).arrayBuffer();
}
