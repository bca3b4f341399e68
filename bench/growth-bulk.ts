import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChildProcess } from 'node:child_process';
import type { BuiltServer } from './built-server.ts';
import { messageFrom, startChild, stopChild } from './children.ts';
import { createAsker } from './growth-ask.ts';
import type { Published } from './growth-publisher.ts';
import type { HeardAnswer } from './growth-readers.ts';
import { at } from './growth-row.ts';
import { contents } from './growth-sites.ts';
import { eventPortals, fairPortal, fairs, firstEventOf, type GrowthWorld, openGrowthWorld } from './growth-world.ts';
import type { Row } from './row.ts';

/** The portal whose events are all published. */
const published = eventPortals[2];
const openPages = 100;
const everyMs = 50;
const calmMs = 15_000;
/** A visitor gives up. */
const patienceMs = 10_000;
/** The publications are measured for as long; a slower server is stopped behind it. */
const bulkMsMax = 240_000;
const p99Max = 50;

/** A visitor's waits while 5,000 events are published at once and 100 pages are open, and without either. */
export async function growthOfBulk(dataFolder: string): Promise<Row[]> {
  const world = await openGrowthWorld(dataFolder, 'growth-bulk');
  try {
    await world.addPortals(1_000);
    for (const { portalId, events } of eventPortals) await world.addEvents(portalId, events);
    await world.addFairs();
    const server = await world.startServer([], true);
    const children: ChildProcess[] = [];
    try {
      return await measure(world, server, children);
    } finally {
      for (const child of children) await stopChild(child);
      await server.close();
    }
  } finally {
    await world.close();
  }
}

async function measure(world: GrowthWorld, server: BuiltServer, children: ChildProcess[]): Promise<Row[]> {
  const visitor = createVisitor(server.port);
  await visitor.during(wait(calmMs));
  const calm = await visitor.during(wait(calmMs));
  const readers = startChild('bench/growth-readers.ts', {
    core: 1,
    args: [String(server.port), JSON.stringify(sites)],
  });
  const publisher = startChild('bench/growth-publisher.ts', {
    core: 1,
    args: [
      world.dataFolder,
      world.postgres?.url ?? '',
      String(firstEventOf(published.portalId)),
      String(published.events),
    ],
  });
  children.push(readers, publisher);
  await Promise.all([messageFrom(readers), messageFrom(publisher)]);
  const withPages = await visitor.during(wait(calmMs));
  const before = await server.cpu();
  const ended = Promise.race([messageFrom<Published>(publisher), wait(bulkMsMax, undefined)]);
  publisher.send('go');
  const bulk = await visitor.during(ended);
  const done = await ended;
  const cpuMs = (await server.cpu()) - before;
  const counted = messageFrom<HeardAnswer>(readers);
  readers.send('how many');
  const { heard, open } = await counted;
  const load = loadavg()[0]?.toFixed(1);
  const pace =
    done === undefined
      ? `not done in ${bulkMsMax / 1000} s`
      : `${(done.ms / 1000).toFixed(0)} s, ${done.failed} failed`;
  return [
    visitRow('a visitor, nothing beside', calm),
    visitRow(`a visitor, ${openPages} pages open`, withPages),
    {
      ...visitRow(
        `a visitor, ${published.events.toLocaleString('en')} events published, ${openPages} pages open`,
        bulk,
        {
          most: p99Max,
        },
      ),
      detail: `${visitDetail(bulk)}; ${pace}; ${(cpuMs / published.events).toFixed(1)} ms CPU of the server for each; ${open} pages open, ${heard} frames heard; ${server.complaints()} errors in the server's log; load ${load}`,
    },
  ];
}

/** Half of the pages show the portal, the others its events. */
const sites = Array.from({ length: openPages }, (_, place) =>
  place % 2 === 0
    ? { portalId: published.portalId }
    : { portalId: published.portalId, eventId: firstEventOf(published.portalId) + place },
);

const visited = [
  `/web/portal/${published.portalId}`,
  `/web/portal/${published.portalId}/event/${firstEventOf(published.portalId) + 7}`,
  '/web/portal/1',
  `/web/portal/1/event/${firstEventOf(1) + 7}`,
  `/web/portal/${fairPortal}/event/${fairs[0]?.eventId}`,
  `/web/portal/${fairPortal}/module/information/${contents.news}`,
  '/web/portal/700',
];

interface Visits {
  times: number[];
  failed: number;
}

/** Asks for a page every 50 ms, whether or not the earlier ones were answered. */
function createVisitor(port: number): { during(what: Promise<unknown>): Promise<Visits> } {
  let turn = 0;
  return {
    async during(what) {
      const asker = createAsker(port, patienceMs);
      const visits: Visits = { times: [], failed: 0 };
      const over = new AbortController();
      const end = (): void => over.abort();
      what.then(end, end);
      const asked: Promise<void>[] = [];
      while (!over.signal.aborted) {
        const path = visited[turn % visited.length] as string;
        turn += 1;
        asked.push(
          asker.ask(path).then(
            ({ ms, status }) => {
              if (status === 200) visits.times.push(ms);
              else visits.failed += 1;
            },
            () => void (visits.failed += 1),
          ),
        );
        await wait(everyMs);
      }
      await what;
      await Promise.all(asked);
      asker.close();
      return visits;
    },
  };
}

const visitDetail = ({ times, failed }: Visits): string =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, longest ${Math.max(0, ...times).toFixed(0)} ms; ${failed} of ${times.length + failed} failed`;

function visitRow(name: string, visits: Visits, aim?: { most: number }): Row {
  const p99 = at(visits.times, 0.99);
  return {
    name,
    figure: `p99 ${p99.toFixed(1)} ms`,
    detail: visitDetail(visits),
    target: aim && `at most ${aim.most} ms, no error`,
    isMet: aim === undefined || (p99 <= aim.most && visits.failed === 0),
  };
}
