import { Agent, request } from 'node:http';
import { startBuiltServer } from './built-server.ts';
import type { Row } from './row.ts';

const list = '/web/portal/1/event/11/module/information/10';
const call = '/web_api/v2/event_information/1/11/10';
const calls = 300;
const pagesAtOnce = 60;
const strangers = 3_000;
const waitsMax = 2;
const growthMax = 4 * 1024 * 1024;

/**
 * What one visitor can do to the others by addresses: how long a call waits while sixty pages at once are asked for that
 * nobody has kept, in renders of such a page; and what remains in memory of thousands of addresses that differ in what
 * no page reads.
 */
export async function crowdOfAddresses(dataFolder: string): Promise<Row[]> {
  const server = await startBuiltServer(dataFolder);
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const ask = (path: string): Promise<{ ms: number; status: number }> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const headers = { 'accept-encoding': 'zstd', language: 'jpn' };
      request({ agent, headers, path, port: server.port, host: '127.0.0.1' }, (response) => {
        response.resume();
        response.on('end', () => resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 }));
      })
        .on('error', reject)
        .end();
    });
  let page = 1;
  const newPage = (): Promise<{ ms: number; status: number }> => ask(`${list}?page=${(page += 1)}`);
  const timesOf = async (one: () => Promise<{ ms: number }>, count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < count; turn += 1) times.push((await one()).ms);
    return times;
  };
  try {
    await timesOf(newPage, 300);
    await timesOf(() => ask(call), calls);
    const renders = await timesOf(newPage, 200);
    const alone = await timesOf(() => ask(call), calls);
    const end = new AbortController();
    const answers = new Map<number, number>();
    const flood = Array.from({ length: pagesAtOnce }, async () => {
      while (!end.signal.aborted) {
        const { status } = await newPage();
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });
    const beside = await timesOf(() => ask(call), calls);
    end.abort();
    await Promise.all(flood);
    const render = at(renders, 0.5);
    const waits = (at(beside, 0.95) - at(alone, 0.95)) / render;

    const askAsStrangers = async (from: number, count: number): Promise<void> => {
      for (let number = from; number < from + count; number += 1)
        await ask(`${list}?fbclid=${number}&utm_source=${number}`);
    };
    await askAsStrangers(0, strangers / 10);
    const before = await server.weigh();
    await askAsStrangers(strangers, strangers);
    const growth = (await server.weigh()) - before;
    return [
      {
        name: `call beside ${pagesAtOnce} new pages at once`,
        figure: `waits for ${waits.toFixed(1)} renders more, at the 95th percentile`,
        detail: `${at(alone, 0.5).toFixed(1)} and ${at(alone, 0.95).toFixed(1)} ms alone, ${at(beside, 0.5).toFixed(1)} and ${at(beside, 0.95).toFixed(1)} beside, ${Math.max(...beside).toFixed(0)} at most, a render ${render.toFixed(1)}; ${[...answers].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
        target: `at most ${waitsMax}`,
        isMet: waits <= waitsMax,
      },
      {
        name: `${strangers} addresses with what no page reads`,
        figure: `${(growth / 1024 / 1024).toFixed(1)} MB more in memory`,
        target: `under ${growthMax / 1024 / 1024} MB`,
        isMet: growth < growthMax,
      },
    ];
  } finally {
    agent.destroy();
    await server.close();
  }
}

function at(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] as number;
}
