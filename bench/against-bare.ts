import type { ChildProcess } from 'node:child_process';
import { messageFrom, startChild, stopChild } from './children.ts';
import { fetchRaw } from './fetch-raw.ts';
import type { Load } from './load-generator.ts';
import type { Row } from './row.ts';

export interface Comparison {
  name: string;
  /** The address of the running built server. */
  port: number;
  path: string;
  headers?: Record<string, string>;
  target?: number;
}

const rounds = 15;
const roundMs = 300;
const warmUpMs = 1_000;
const connections = 16;

/** Requests a second of our server against those of a bare node:http server with the same bytes, by turns; the median ratio counts. */
export async function againstBare({ name, port, path, headers = {}, target }: Comparison): Promise<Row> {
  const sent = {
    host: `127.0.0.1:${port}`,
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'ja',
    ...headers,
  };
  // The first request fills the cache, the second is answered from it.
  await fetchRaw(port, path, sent);
  const page = await fetchRaw(port, path, sent);
  if (page.status !== 200) throw new Error(`${path} answers ${page.status}.`);

  const bare = startChild('bench/bare-server.ts', { core: 0, input: JSON.stringify(page) });
  const load = startChild('bench/load-generator.ts', { core: 1 });
  try {
    const barePort = await messageFrom<number>(bare);
    const lines = Object.entries(sent).map(([key, value]) => `${key}: ${value}\r\n`);
    const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
    const ask = (to: number, ms: number): Promise<number> => generate(load, { port: to, request, connections, ms });
    for (const to of [port, barePort]) await ask(to, warmUpMs);
    const pairs: [ours: number, bares: number][] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await ask(port, roundMs), await ask(barePort, roundMs)]);
    const ratio = median(pairs.map(([ours, bares]) => ours / bares));
    const perSecond = (which: 0 | 1): string => `${Math.round(median(pairs.map((pair) => pair[which])))}/s`;
    return {
      name,
      figure: `${ratio.toFixed(2)} of bare node:http`,
      detail: `${perSecond(0)} against ${perSecond(1)}, ${Buffer.from(page.body, 'base64').length} bytes`,
      target: target === undefined ? undefined : `at least ${target}`,
      isMet: target === undefined || ratio >= target,
    };
  } finally {
    await Promise.all([stopChild(bare), stopChild(load)]);
  }
}

async function generate(generator: ChildProcess, load: Load): Promise<number> {
  const answer = messageFrom<{ perSecond?: number; problem?: string }>(generator);
  generator.send(load);
  const { perSecond, problem } = await answer;
  if (perSecond === undefined) throw new Error(problem);
  return perSecond;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
