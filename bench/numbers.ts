import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { downloadAccounts, readAccounts, readNumbers } from '#features/numbers/contract.ts';
import { type ChartName, chartNames } from '#features/numbers/rules/chart.ts';
import { enterDemo } from '#features/operator/contract.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { buildPath } from '#kernel/endpoint.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { consoleClient } from '../test/console-client.ts';
import { fillOrders } from './fill-orders.ts';
import { openHiroba } from './open-hiroba.ts';
import type { Row } from './row.ts';

const params = { site: 'event-11' };
const period = { from: '2026-10-01', to: '2026-12-31' };
const few = 1_000;
const many = 100_000;
const viewers = 20;
const secondsMax = 2;
const heldMsMax = 50;
const bytesRatioMax = 1.2;
const bookSecondsMax = 20;

/** Every chart of an event with 100,000 orders, asked for by 20 at once, and its books. */
export async function numbersOfSales(dataFolder: string): Promise<Row[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const hiroba = await openHiroba(database, dataFolder);
    const organiser = consoleClient({ hiroba });
    await organiser.call(enterDemo);
    const look = async (chart: ChartName) => {
      const [from, all] = [performance.now(), []] as [number, Promise<{ bytes: Buffer }>[]];
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      for (let viewer = 0; viewer < viewers; viewer += 1) {
        all.push(organiser.call(readNumbers, { params, query: { chart, ...period } }));
      }
      const answers = await Promise.all(all);
      delay.disable();
      const bytes = answers[0]?.bytes.length ?? 0;
      return { chart, seconds: (performance.now() - from) / 1_000, heldMs: delay.max / 1e6, bytes };
    };
    const lookAtAll = async () => {
      const looks = [];
      for (const chart of chartNames) looks.push(await look(chart));
      return looks;
    };
    await fillOrders(database, few);
    // Nobody counted before: the code is read, and the plans are made.
    await lookAtAll();
    await forget();
    const ofFew = await lookAtAll();
    await fillOrders(database, many - few);
    await sql`insert into ticket_checkin (purchased_ticket_id, staff_id, gate, checked_in_at)
      select purchased_ticket_id, null, 'Gate ' || purchased_ticket_id % 3,
        timestamptz '2026-11-20 09:00+09' + (purchased_ticket_id % 28800) * interval '1 second'
      from purchased_ticket where site_key = 'event/11'`.execute(database.kysely);
    await forget();
    const ofMany = await lookAtAll();
    const slowest = ofMany.reduce((most, one) => (one.seconds > most.seconds ? one : most));
    const held = Math.max(...ofMany.map(({ heldMs }) => heldMs));
    const bytes = (looks: readonly { chart: ChartName; bytes: number }[]): number =>
      looks.reduce((sum, one) => (one.chart === 'checkins' ? sum : sum + one.bytes), 0);
    const ratio = bytes(ofMany) / bytes(ofFew);
    const books = await takeBooks();
    return [
      {
        name: `numbers, ${chartNames.length} charts of ${many} orders, each for ${viewers} at once`,
        figure: `${slowest.seconds.toFixed(2)} s the slowest (${slowest.chart}), loop held ${held.toFixed(0)} ms at most`,
        detail: ofMany.map(({ chart, seconds }) => `${chart} ${(seconds * 1_000).toFixed(0)} ms`).join(', '),
        target: `${secondsMax} s, ${heldMsMax} ms`,
        isMet: slowest.seconds <= secondsMax && held <= heldMsMax,
      },
      {
        name: 'numbers, bytes of the charts',
        figure: `${ratio.toFixed(2)} of ${few} orders`,
        detail: `${(bytes(ofMany) / 1024).toFixed(1)} KB`,
        target: `at most ${bytesRatioMax}`,
        isMet: ratio <= bytesRatioMax,
      },
      {
        name: `numbers, the books of ${many} orders`,
        figure: `${books.seconds.toFixed(1)} s, loop held ${books.heldMs.toFixed(0)} ms at most`,
        detail: `sums and ${(books.bytes / 1024 / 1024).toFixed(1)} MB of CSV`,
        target: `${bookSecondsMax} s, ${heldMsMax} ms`,
        isMet: books.seconds <= bookSecondsMax && books.heldMs <= heldMsMax,
      },
    ];

    /** What is counted is kept for 15 seconds. */
    async function forget(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 15_500));
    }

    async function takeBooks() {
      const month = '2026-11';
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const from = performance.now();
      await organiser.call(readAccounts, { params, query: { month } });
      const headers = { host: 'hiroba.test', cookie: organiser.cookie() };
      const address = `${consoleApiPrefix}${buildPath(downloadAccounts.path, params)}?month=${month}&kind=csv`;
      const answer = await hiroba.fetch(new Request(`http://hiroba.test${address}`, { headers }));
      let size = 0;
      for await (const part of answer.body ?? []) size += part.length;
      delay.disable();
      return { seconds: (performance.now() - from) / 1_000, heldMs: delay.max / 1e6, bytes: size };
    }
  } finally {
    await database.close();
  }
}
