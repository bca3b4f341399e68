import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { worldSites } from '#app/world-sites.ts';
import { importDemoWorld } from '#demo/world/demo-world.ts';
import { fetchAttendeeFile, listAttendees, makeAttendeeFile, readAttendeeDesk } from '#features/attendees/contract.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { fetchOrderFile, makeOrderFile } from '#features/orders/contract/file.ts';
import { orderColumns } from '#features/orders/rules/order-columns.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { buildPath } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { consoleClient } from '../test/console-client.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { fillOrders } from './fill-orders.ts';
import { watchLoop } from './held-loop.ts';
import { liveBytes } from './live-bytes.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const params = { site: 'event-11' };
const few = 1_000;
const many = 100_000;
const secondsMax = 10;
const megabytesMax = 150;
const heldMsMax = 50;
const ratioMax = 2;
const rounds = 30;
const mebi = 1024 * 1024;
/** Places of a file at which its memory is looked at. */
const looksAtMemory = 16;

/** The tables of 100,000 attendees and orders, taken out whole, and the first page of the attendees, on both engines. */
export async function tablesOfAttendees(dataFolder: string): Promise<Row[]> {
  const embedded = await openDatabase({ dataFolder });
  const rows: Row[] = [];
  try {
    rows.push(...(await tablesOn(embedded, dataFolder, () => 0)));
  } finally {
    await embedded.close();
  }
  const programs = postgresPrograms();
  if (programs === undefined)
    return [...rows, { name: 'attendees on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true }];
  const folder = join(dataFolder, 'attendees-postgres');
  mkdirSync(folder, { mode: 0o755 });
  const postgres = await startBenchPostgres(programs, folder);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: folder });
  try {
    await migrate(database);
    const uploads = createUploads({ database, dataFolder: folder });
    await importDemoWorld(database, { worldSites, uploads, now: Date.now() });
    return [...rows, ...(await tablesOn(database, folder, () => postgres.cpu()))];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Figures are processor times, of this process and of its database: other work of the machine adds little to them. */
async function tablesOn(database: Database, dataFolder: string, cpuBeside: () => number): Promise<Row[]> {
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + cpuBeside();
  };
  const hiroba = await openHiroba(database, dataFolder);
  const organiser = consoleClient({ hiroba });
  await organiser.call(enterDemo);
  const { data: desk } = await organiser.call(readAttendeeDesk, { params });
  const columns = desk.columns.map(({ id }) => id);
  const list = async (): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuMs();
      await organiser.call(listAttendees, { params, query: { wish: 'notYet' } });
      least = Math.min(least, cpuMs() - before);
    }
    return least;
  };
  const tables = {
    attendees: async (kind: 'csv' | 'xlsx') => {
      const body = { filter: {}, file: { kind, columns } };
      const { data } = await organiser.call(makeAttendeeFile, { params, body });
      return { rows: data.rows, path: buildPath(fetchAttendeeFile.path, { ...params, token: tokenOf(data) }) };
    },
    orders: async (kind: 'csv' | 'xlsx') => {
      const body = { filter: {}, file: { kind, columns: [...orderColumns] } };
      const { data } = await organiser.call(makeOrderFile, { params, body });
      return { rows: data.rows, path: buildPath(fetchOrderFile.path, { ...params, token: tokenOf(data) }) };
    },
  };
  const open = async (what: keyof typeof tables, kind: 'csv' | 'xlsx') => {
    const { rows, path } = await tables[what](kind);
    const headers = { host: 'hiroba.test', cookie: organiser.cookie() };
    const request = new Request(`http://hiroba.test${consoleApiPrefix}${path}`, { headers });
    return { rows, fetch: async () => (await hiroba.fetch(request)).body ?? [] };
  };
  const take = async (what: keyof typeof tables, kind: 'csv' | 'xlsx') => {
    const made = await open(what, kind);
    liveBytes();
    const memory = process.memoryUsage.rss();
    const loop = watchLoop();
    const [cpu, clock] = [cpuMs(), performance.now()];
    let [bytes, peak] = [0, memory];
    for await (const part of await made.fetch()) {
      bytes += part.length;
      peak = Math.max(peak, process.memoryUsage.rss());
    }
    return {
      rows: made.rows,
      seconds: (cpuMs() - cpu) / 1_000,
      clockSeconds: (performance.now() - clock) / 1_000,
      grownBytes: peak - memory,
      heldMs: loop.end(),
      bytes,
    };
  };
  /** The same file once more, in which what lives is looked at some times: that costs time. */
  const holds = async (what: keyof typeof tables, kind: 'csv' | 'xlsx', size: number) => {
    const made = await open(what, kind);
    const before = liveBytes();
    let [bytes, looks, most] = [0, 0, 0];
    for await (const part of await made.fetch()) {
      bytes += part.length;
      if (bytes < (size * (looks + 1)) / (looksAtMemory + 1)) continue;
      looks += 1;
      most = Math.max(most, liveBytes() - before);
    }
    return most;
  };
  await fillOrders(database, few);
  await list();
  // The code is read, and the plans are made.
  await take('attendees', 'csv');
  await take('orders', 'xlsx');
  const ofFew = await list();
  await fillOrders(database, many - few);
  const ofMany = await list();
  const rows: Row[] = [
    {
      name: `attendees, first page, ${database.engine}`,
      figure: `${(ofMany / ofFew).toFixed(2)} of ${few} attendees`,
      detail: `${many} attendees ${ofMany.toFixed(1)} ms, ${few} attendees ${ofFew.toFixed(1)} ms`,
      target: `at most ${ratioMax}`,
      isMet: ofMany <= ofFew * ratioMax,
    },
  ];
  for (const what of ['attendees', 'orders'] as const) {
    for (const kind of ['csv', 'xlsx'] as const) {
      const { rows: taken, seconds, clockSeconds, grownBytes, heldMs, bytes } = await take(what, kind);
      const megabytes = (await holds(what, kind, bytes)) / mebi;
      const grown = `the process grew by ${(grownBytes / mebi).toFixed(0)} MB`;
      rows.push({
        name: `${what}, ${taken} rows as ${kind}, ${database.engine}`,
        figure: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB held, loop held ${heldMs.toFixed(0)} ms at most`,
        detail: `${clockSeconds.toFixed(1)} s by the clock, a file of ${(bytes / mebi).toFixed(1)} MB, ${grown}`,
        target: `${secondsMax} s, ${megabytesMax} MB, ${heldMsMax} ms`,
        isMet: seconds <= secondsMax && megabytes <= megabytesMax && heldMs <= heldMsMax,
      });
    }
  }
  return rows;
}

const tokenOf = ({ path }: { path: string }): string => path.split('/').at(-1) ?? '';
