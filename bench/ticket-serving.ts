import { serverFlags } from '../bin/node-flags.mjs';
import { messageFrom, startChild, stopChild } from './children.ts';
import type { Purchase, TicketFigures, TicketLoad } from './ticket-load.ts';
import { hotTicket } from './ticket-world.ts';

/** Connections that buy again and again, each time as another member, since nobody buys thousands. */
export const buyers = 64;
export const membersOfEach = 100;
export const roundMs = 3_000;
export const warmUpMs = 2_000;
/** Of a server that is to be measured as one that has sold for a while: what it runs often is compiled in steps. */
export const longWarmUpMs = 12_000;

let loads = 0;

export interface Served {
  ports: number[];
  stop(): Promise<void>;
}

interface Serving {
  processes?: number;
  /** Whether the machine chooses the cores. */
  isFree?: boolean;
}

export async function serve(
  way: 'ours' | 'plain',
  dataFolder: string,
  url: string,
  { processes = 1, isFree = false }: Serving = {},
): Promise<Served> {
  const children = Array.from({ length: processes }, () =>
    startChild('bench/ticket-server.ts', {
      ...(isFree ? {} : { core: 0 as const }),
      options: serverFlags,
      args: [way, dataFolder, url],
    }),
  );
  const ports = await Promise.all(children.map(async (child) => (await messageFrom<{ port: number }>(child)).port));
  return { ports, stop: async () => void (await Promise.all(children.map((child) => stopChild(child)))) };
}

interface Loading {
  ms?: number;
  connections?: number;
  warmUp?: number;
  purchases?: readonly Purchase[];
}

export async function load(
  ports: number[],
  tokens: string[],
  { ms = roundMs, connections = buyers, warmUp = warmUpMs, purchases = hotTicket }: Loading = {},
): Promise<TicketFigures> {
  const child = startChild('bench/ticket-load.ts', { core: 1 });
  const wish: TicketLoad = {
    ports,
    tokens,
    connections,
    ms,
    warmUpMs: warmUp,
    label: `load${(loads += 1)}-${process.pid}`,
    purchases,
  };
  child.send(wish);
  const answer = await messageFrom<TicketFigures & { problem?: string }>(child);
  await stopChild(child);
  if (answer.problem !== undefined) throw new Error(answer.problem);
  return answer;
}
