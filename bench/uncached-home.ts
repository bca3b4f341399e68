import { openDatabase } from '#server/database/open-database.ts';
import { homesOf, openHiroba, requestOf } from './open-hiroba.ts';
import type { Row } from './row.ts';

const rendersToWarmUp = 200;
const batches = 7;
const renders = 30;
const targetMs = 3;

/** Widgets are kept for a quarter of a minute. */
const laterMs = 15_000;

/**
 * CPU time of a home that the page cache does not have, all threads of the process included: rendering, database,
 * compression. The lowest of some batches counts. Nothing is kept from the page before; beside it stands what a page
 * costs that another visitor's headers ask for within the same seconds, when its widgets are kept.
 */
export async function uncachedHomes(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    let ahead = 0;
    const hiroba = await openHiroba(database, dataFolder, () => Date.now() + ahead);
    const render: Render = async (path, count, isKept) => {
      const requests = Array.from({ length: count }, () => requestOf(path));
      const before = process.cpuUsage();
      for (const request of requests) {
        if (!isKept) ahead = laterMs - ahead;
        // `fetch` is what comes behind the page cache: it renders every time.
        await (await hiroba.fetch(request)).arrayBuffer();
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / count;
    };
    const homes = homesOf(hiroba);
    for (const path of homes) await render(path, rendersToWarmUp, false);
    const rows: Row[] = [];
    for (const path of homes) {
      const ms = await lowest(render, path, false);
      const keptMs = await lowest(render, path, true);
      rows.push({
        name: `uncached home ${path}`,
        figure: `${ms.toFixed(2)} ms CPU, ${keptMs.toFixed(2)} with kept widgets`,
        target: `under ${targetMs} ms`,
        isMet: ms < targetMs,
      });
    }
    return rows;
  } finally {
    await database.close();
  }
}

/** Makes a home so often; the answer is the CPU time of each. */
type Render = (path: string, count: number, isKept: boolean) => Promise<number>;

/** Other work of the machine can only add to the time. */
async function lowest(render: Render, path: string, isKept: boolean): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) times.push(await render(path, renders, isKept));
  return Math.min(...times);
}
