import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fetchAttendeeFile, listAttendees, makeAttendeeFile, readAttendeeDesk } from '#features/attendees/contract.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { buildPath } from '#kernel/endpoint.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { consoleClient } from '../test/console-client.ts';
import { fillOrders } from './fill-orders.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const params = { site: 'event-11' };
const few = 1_000;
const many = 100_000;
const secondsMax = 10;
const megabytesMax = 150;
const heldMsMax = 50;
const ratioMax = 2;

/** The table of 100,000 attendees with the answers of a form, taken out whole, and the first page of their list. */
export async function tablesOfAttendees(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const hiroba = await openHiroba(database, dataFolder);
    const organiser = consoleClient({ hiroba });
    await organiser.call(enterDemo);
    const { data: desk } = await organiser.call(readAttendeeDesk, { params });
    const columns = desk.columns.map(({ id }) => id);
    const list = async (): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 20; round += 1) {
        const before = performance.now();
        await organiser.call(listAttendees, { params, query: { wish: 'notYet' } });
        times.push(performance.now() - before);
      }
      return Math.min(...times);
    };
    const take = async (kind: 'csv' | 'xlsx') => {
      const made = await organiser.call(makeAttendeeFile, { params, body: { filter: {}, file: { kind, columns } } });
      const token = made.data.path.split('/').at(-1) ?? '';
      const address = consoleApiPrefix + buildPath(fetchAttendeeFile.path, { ...params, token });
      globalThis.gc?.();
      const before = process.memoryUsage.rss();
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const from = performance.now();
      const headers = { host: 'hiroba.test', cookie: organiser.cookie() };
      const answer = await hiroba.fetch(new Request(`http://hiroba.test${address}`, { headers }));
      let [bytes, peak] = [0, before];
      for await (const part of answer.body ?? []) {
        bytes += part.length;
        peak = Math.max(peak, process.memoryUsage.rss());
      }
      delay.disable();
      return {
        rows: made.data.rows,
        seconds: (performance.now() - from) / 1_000,
        megabytes: (peak - before) / 1024 / 1024,
        heldMs: delay.max / 1e6,
        bytes,
      };
    };
    await fillOrders(database, few);
    await list();
    await take('csv');
    const ofFew = await list();
    await fillOrders(database, many - few);
    const ofMany = await list();
    const rows: Row[] = [
      {
        name: 'attendees, first page of the list',
        figure: `${(ofMany / ofFew).toFixed(2)} of ${few} attendees`,
        detail: `${many} attendees ${ofMany.toFixed(1)} ms, ${few} attendees ${ofFew.toFixed(1)} ms`,
        target: `at most ${ratioMax}`,
        isMet: ofMany <= ofFew * ratioMax,
      },
    ];
    for (const kind of ['csv', 'xlsx'] as const) {
      const { rows: taken, seconds, megabytes, heldMs, bytes } = await take(kind);
      rows.push({
        name: `attendees, ${taken} rows as ${kind}`,
        figure: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more, loop held ${heldMs.toFixed(0)} ms at most`,
        detail: `${columns.length} columns, ${(bytes / 1024 / 1024).toFixed(1)} MB`,
        target: `${secondsMax} s, ${megabytesMax} MB, ${heldMsMax} ms`,
        isMet: seconds <= secondsMax && megabytes <= megabytesMax && heldMs <= heldMsMax,
      });
    }
    return rows;
  } finally {
    await database.close();
  }
}
