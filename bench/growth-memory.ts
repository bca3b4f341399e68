import { publishSite } from '#features/site/server/publish.ts';
import { told } from '#server/realtime/hints.ts';
import { messageFrom, startChild, stopChild } from './children.ts';
import { createAsker } from './growth-ask.ts';
import { firstEventOf, openGrowthWorld } from './growth-world.ts';
import type { Row } from './row.ts';

const portalId = 3;
const events = 5_000;
const publications = 1_000;
const heapMb = 1_024;
/** Before memory is weighed first. */
const warmUp = 10;
const growthMax = 1.2;
/** A run does not wait longer; it tells how far it came. */
const patienceMs = 300_000;
/** The visitor of the portal looks again after so many publications. */
const askedEvery = 2;

/** The memory that a server keeps of 1,000 publications of one small event, while its portal is visited. */
export async function growthOfMemory(dataFolder: string): Promise<Row[]> {
  const world = await openGrowthWorld(dataFolder, 'growth-memory');
  try {
    await world.addPortals(portalId);
    await world.addEvents(portalId, events);
    const server = await world.startServer([`--max-old-space-size=${heapMb}`], true);
    const asker = createAsker(server.port);
    const eventId = firstEventOf(portalId);
    // A page that is open hears of each publication, so the server looks at once.
    const reader = startChild('bench/growth-readers.ts', {
      core: 1,
      args: [String(server.port), JSON.stringify([{ portalId, eventId }])],
    });
    await messageFrom(reader);
    const name = `memory by ${publications.toLocaleString('en')} publications of one event, beside ${events.toLocaleString('en')}`;
    const target = `within ${growthMax} × with ${heapMb} MB of heap`;
    let made = 0;
    let failures = 0;
    const visit = async (): Promise<void> => {
      const answered = await asker.ask(`/web/portal/${portalId}`).catch(() => undefined);
      if (answered?.status !== 200) failures += 1;
    };
    try {
      return await world.withDatabase(async (database) => {
        const publish = async (count: number, until: number): Promise<void> => {
          for (let turn = 0; turn < count && performance.now() < until && server.ended() === undefined; turn += 1) {
            await publishSite(database, `event/${eventId}`);
            await told(database);
            made += 1;
            if (made % askedEvery === 0) await visit();
          }
        };
        await visit();
        await publish(warmUp, Number.POSITIVE_INFINITY);
        if (server.ended() !== undefined) return [deadRow(name, made, target)];
        const before = await server.memory();
        failures = 0;
        const until = performance.now() + patienceMs;
        await publish(publications / 2 - warmUp, until);
        const half = server.ended() === undefined ? (await server.memory()).bytes : 0;
        await publish(publications / 2, until);
        if (server.ended() !== undefined) return [deadRow(name, made, target)];
        const after = await server.memory();
        const growth = after.bytes / before.bytes;
        return [
          {
            name,
            figure: `${megabytes(before.bytes)} → ${megabytes(after.bytes)} MB: ${growth.toFixed(2)} ×`,
            detail: `behind ${warmUp} and ${made} publications, half way ${megabytes(half)} MB; resident ${megabytes(before.rss)} → ${megabytes(after.rss)} MB; ${failures} of ${Math.floor(made / askedEvery)} visits failed`,
            target,
            isMet: growth <= growthMax && failures === 0 && made === publications,
          },
        ];
      });
    } finally {
      await stopChild(reader);
      asker.close();
      await server.close();
    }
  } finally {
    await world.close();
  }
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

function deadRow(name: string, made: number, target: string): Row {
  return { name, figure: `the server died at publication ${made}`, target, isMet: false };
}
