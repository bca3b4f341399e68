import { enterReception } from '#features/my-ticket/contract.ts';
import { makeStaffLink } from '#features/my-ticket/contract/reception.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { fetchGateList } from '#features/reception/contract.ts';
import { listTicketsMax } from '#features/reception/rules/reception-limits.ts';
import { buildPath, type CallShape } from '#kernel/endpoint.ts';
import { dayMs, formatInstant } from '#kernel/period.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { consoleClient } from '../test/console-client.ts';
import { fillOrders } from './fill-orders.ts';
import { watchLoop } from './held-loop.ts';
import { liveBytes } from './live-bytes.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const contentId = 60;
const few = 10_000;
/** What the demo world has sold is in the list too. */
const many = listTicketsMax - 1_000;
/** Of the processor time for each ticket. */
const growthMax = 1.5;
const heldMsMax = 50;
const megabytesMax = 150;
const mebi = 1024 * 1024;

/** The list that a gate takes along before the network goes, of 10,000 tickets and of as many as it may have. */
export async function listsOfGates(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const hiroba = await openHiroba(database, dataFolder);
    const organiser = consoleClient({ hiroba });
    await organiser.call(enterDemo);
    const post = async (call: CallShape, body: object): Promise<Response> =>
      hiroba.fetch(
        new Request(`http://hiroba.test/web_api/v2/${buildPath(call.path, { portalId: 1, eventId: 11 })}`, {
          method: 'POST',
          headers: { host: 'hiroba.test', 'content-type': 'application/json', language: 'jpn' },
          body: JSON.stringify(body),
        }),
      );
    const now = Date.now();
    const { data } = await organiser.call(makeStaffLink, {
      params: { site: 'event-11' },
      body: {
        name: 'Bench',
        contentIds: [contentId],
        from: formatInstant(now - dayMs),
        until: formatInstant(now + dayMs),
      },
    });
    const entered = await post(enterReception, { token: data.path.split('#gate=')[1] ?? '' });
    const { gateToken } = ((await entered.json()) as { data: { gateToken: string } }).data;
    const take = async () => {
      const before = liveBytes();
      const loop = watchLoop();
      let peak = 0;
      const timer = setInterval(() => {
        const { heapUsed, external } = process.memoryUsage();
        peak = Math.max(peak, heapUsed + external - before);
      }, 5);
      const [from, clock] = [process.cpuUsage(), performance.now()];
      const answer = await post(fetchGateList, { gateToken });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const { user, system } = process.cpuUsage(from);
      clearInterval(timer);
      return {
        status: answer.status,
        seconds: (user + system) / 1e6,
        clockSeconds: (performance.now() - clock) / 1_000,
        heldMs: loop.end(),
        megabytes: peak / mebi,
        bytes,
      };
    };
    await fillOrders(database, few);
    // The code is read, and the plans are made.
    await take();
    const ofFew = await take();
    await fillOrders(database, many - few);
    const ofMany = await take();
    const refused = [ofFew, ofMany].find(({ status }) => status !== 200);
    if (refused !== undefined) {
      const figure = `answers ${refused.status} after ${refused.clockSeconds.toFixed(0)} s`;
      return [{ name: `gate, the list of ${many} tickets`, figure, target: 'a list', isMet: false }];
    }
    const growth = ofMany.seconds / many / (ofFew.seconds / few);
    return [
      {
        name: `gate, the list of ${many} tickets`,
        figure: `${growth.toFixed(2)} × the time of ${few} for each ticket`,
        detail: `${ofMany.seconds.toFixed(1)} s and ${ofFew.seconds.toFixed(2)} s, ${ofMany.clockSeconds.toFixed(1)} s by the clock, ${(ofMany.bytes / mebi).toFixed(1)} MB`,
        target: `at most ${growthMax} ×`,
        isMet: growth <= growthMax,
      },
      {
        name: 'gate, what others feel of it',
        figure: `loop held ${ofMany.heldMs.toFixed(0)} ms at most, ${ofMany.megabytes.toFixed(0)} MB more on the heap at most`,
        detail: 'with what is not collected yet',
        target: `${heldMsMax} ms, ${megabytesMax} MB`,
        isMet: ofMany.heldMs <= heldMsMax && ofMany.megabytes <= megabytesMax,
      },
    ];
  } finally {
    await database.close();
  }
}
