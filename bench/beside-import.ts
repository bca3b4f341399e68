import { setTimeout as wait } from 'node:timers/promises';
import { rowsMax } from '#features/attendee-import/rules/import-limits.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { consoleClient } from '../test/console-client.ts';
import { person, planFor, readIt, stageIt, startIt } from '../test/import-driver.ts';
import { publishTickets } from '../test/ticket-world.ts';
import { startBuiltServer } from './built-server.ts';
import { type Asker, createAsker } from './growth-ask.ts';
import { at } from './growth-row.ts';
import type { Row } from './row.ts';

const everyMs = 50;
const calmMs = 30_000;
const lookEveryMs = 500;
/** At the 95th percentile; below the second it is that of the noise. */
const growthMax = 5;
const fineMs = 50;
const visited = [
  '/web/portal/1/event/12',
  '/web_api/v2/event_information/1/12/10',
  '/web/event/911',
  '/web_api/v2/ticket/0/911/60',
];

interface Visits {
  times: number[];
  failed: number;
}

/** How long a visitor waits while 20,000 attendees are imported, against nothing beside. */
export async function waitsBesideImport(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    await publishTickets(database, { tickets: [{ detailId: 1, title: '入場券' }], eventId: 911 });
  } finally {
    await database.close();
  }
  const server = await startBuiltServer(dataFolder);
  const asker = createAsker(server.port);
  try {
    const organiser = consoleClient({ hiroba: { fetch: through(server.port) } as never });
    await organiser.call(enterDemo);
    const params = { site: 'event-911' };
    const plan = await planFor(organiser, 0, { isMailed: true }, params);
    const people = Array.from({ length: rowsMax }, (_, place) => person(place));
    await visits(asker, wait(3_000));
    const calm = await visits(asker, wait(calmMs));
    const started = performance.now();
    let [stagedMs, cpuMs] = [0, await server.cpu()];
    const beside = await visits(
      asker,
      (async () => {
        const importId = await stageIt(organiser, plan, people, params);
        stagedMs = performance.now() - started;
        const { status, message } = await startIt(organiser, importId, 'ask', params);
        if (status !== 200) throw new Error(`The import answers ${status}: ${message}`);
        while ((await readIt(organiser, importId, params)).state !== 'finished') await wait(lookEveryMs);
      })(),
    );
    const seconds = (performance.now() - started) / 1_000;
    cpuMs = (await server.cpu()) - cpuMs;
    const [with_, without] = [at(beside.times, 0.95), at(calm.times, 0.95)];
    const said = ({ times, failed }: Visits): string =>
      `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms, longest ${Math.max(0, ...times).toFixed(0)} ms of ${times.length}, ${failed} failed`;
    return [
      {
        name: `a visitor beside an import of ${rowsMax} attendees`,
        figure: `p95 ${(with_ / without).toFixed(1)} × that with nothing beside`,
        detail: `with: ${said(beside)}; without: ${said(calm)}; ${seconds.toFixed(0)} s, of which ${(stagedMs / 1_000).toFixed(0)} s to send the rows, ${(cpuMs / rowsMax).toFixed(1)} ms CPU for each`,
        target: `at most ${growthMax} × or ${fineMs} ms, no error`,
        isMet: with_ <= Math.max(growthMax * without, fineMs) && beside.failed + calm.failed === 0,
      },
    ];
  } finally {
    asker.close();
    await server.close();
  }
}

/** The calls of a browser, over the loopback. */
const through = (port: number) => async (asked: Request) => {
  const { pathname, search } = new URL(asked.url);
  const headers = new Headers(asked.headers);
  headers.set('origin', `http://127.0.0.1:${port}`);
  headers.delete('host');
  const body = asked.method === 'POST' ? await asked.arrayBuffer() : null;
  return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method: asked.method, headers, body });
};

/** Asks for a page or a call every 50 ms, whether or not the earlier ones were answered. */
async function visits(asker: Asker, during: Promise<unknown>): Promise<Visits> {
  const seen: Visits = { times: [], failed: 0 };
  const over = new AbortController();
  const end = (): void => over.abort();
  during.then(end, end);
  const asked: Promise<void>[] = [];
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const path = visited[turn % visited.length] as string;
    asked.push(
      asker.ask(path).then(
        ({ ms, status }) => {
          if (status === 200) seen.times.push(ms);
          else seen.failed += 1;
        },
        () => void (seen.failed += 1),
      ),
    );
    await wait(everyMs);
  }
  await during;
  await Promise.all(asked);
  return seen;
}
