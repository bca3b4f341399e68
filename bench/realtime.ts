import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { subProtocol } from '#kernel/realtime/protocol.ts';
import { openInMemory } from '#server/database/embedded/open-in-memory.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { startChannel } from '../test/channel-server.ts';
import { messageFrom, startChild } from './children.ts';
import type { Row } from './row.ts';

const pages = 500;
const changes = 30;
const hurriedChanges = 300;
const costMax = 2;
const hurryMax = 0.35;

interface Told {
  origin: string;
  tell(number: number): void;
}

/**
 * CPU time of a change that all pages hear, against a bare websocket server that sends the same bytes: the price of doors,
 * positions and limits. And of many changes in a short time, against the bare server that sends each by itself.
 */
export async function channelToPages(): Promise<Row[]> {
  const database = await openInMemory();
  const value = { number: 0, text: 'x'.repeat(100) };
  const own = await startChannel(database, [
    {
      kind: 'state',
      siteKeyOf: () => undefined,
      pattern: 'bench/{name}',
      mayRead() {},
      read: () => Promise.resolve({ value }),
    },
  ]);
  const bare = await startBare();
  const ours: Told = {
    origin: own.origin,
    tell(number) {
      value.number = number;
      own.channel.hub.touch('bench/a');
    },
  };
  try {
    const calm = { ours: await cpuMs(ours, changes, 60), bare: await cpuMs(bare, changes, 60) };
    const hurry = { ours: await cpuMs(ours, hurriedChanges, 5), bare: await cpuMs(bare, hurriedChanges, 5) };
    return [rowOf('a change to 500 pages', calm, costMax), rowOf('200 changes a second to 500 pages', hurry, hurryMax)];
  } finally {
    await own.close();
    bare.server.close();
    await database.close();
  }
}

function rowOf(name: string, { ours, bare }: { ours: number; bare: number }, most: number): Row {
  const ratio = ours / bare;
  return {
    name,
    figure: `${ratio.toFixed(2)} × a bare server`,
    detail: `${ours.toFixed(2)} against ${bare.toFixed(2)} ms CPU a change`,
    target: `at most ${most}`,
    isMet: ratio <= most,
  };
}

/** For each change, with pages of a process of their own. */
async function cpuMs({ origin, tell }: Told, count: number, everyMs: number): Promise<number> {
  const child = startChild('bench/realtime-readers.ts', { core: 1, args: [origin, String(pages)] });
  await messageFrom(child);
  const heard = async (): Promise<number> => {
    const answer = messageFrom<{ heard: number }>(child);
    child.send('how many');
    return (await answer).heard;
  };
  for (let number = 0; number < 5; number += 1) {
    tell(-number);
    await wait(60);
  }
  const before = process.cpuUsage();
  for (let number = 1; number <= count; number += 1) {
    tell(number);
    await wait(everyMs);
  }
  const { user, system } = process.cpuUsage(before);
  if ((await heard()) < pages * 5) throw new Error('The pages hear nothing.');
  child.disconnect();
  await wait(200);
  return (user + system) / 1000 / count;
}

/** What a websocket costs without anything around it. */
async function startBare(): Promise<Told & { server: Server }> {
  const sockets = new Set<WebSocket>();
  const server = createServer();
  const upgrades = new WebSocketServer({ server, perMessageDeflate: false, handleProtocols: () => subProtocol });
  upgrades.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(number) {
      const state = { number, text: 'x'.repeat(100) };
      const bytes = Buffer.from(JSON.stringify({ topic: 'bench/a', at: String(number), state }));
      for (const socket of sockets) socket.send(bytes, { binary: false });
    },
  };
}
