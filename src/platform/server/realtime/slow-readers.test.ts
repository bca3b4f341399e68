import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { framesPerSecond, pendingMaxBytes } from '#kernel/realtime/limits.ts';
import type { Database } from '#server/database/database.ts';
import { WebSocketServer } from 'ws';
import { openChannelPage } from '../../../../test/channel-page.ts';
import { createRooms, startChannel } from '../../../../test/channel-server.ts';
import type { StateTopic } from './topic-kinds.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { patienceMs } from '../../../../test/patience.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await createRooms(database);
});
afterAll(() => database.close());

const start = async (states: readonly StateTopic<string>[] = []) => {
  const own = await startChannel(database, states);
  onTestFinished(() => own.close());
  return own;
};
const socketOf = (page: Awaited<ReturnType<typeof openChannelPage>>): Socket =>
  (page.socket as unknown as { _socket: Socket })._socket;
/** Forty of them are more than the buffers of both ends hold. */
const large = 'x'.repeat(400_000);

test('a reader that takes nothing holds little memory, hears later that it is behind, and ends with the newest', async () => {
  let number = 0;
  const { origin, channel } = await start([
    {
      kind: 'state',
      siteKeyOf: () => undefined,
      pattern: 'large/{name}',
      mayRead() {},
      read: () => Promise.resolve({ value: { number, large } }),
    },
  ]);
  const topics = [{ topic: 'large/a' }];
  const [slow, quick] = [await openChannelPage(origin, { topics }), await openChannelPage(origin, { topics })];
  const isNumber = (wanted: number) => (frame: Record<string, unknown>) =>
    (frame['state'] as { number: number } | undefined)?.number === wanted;
  await Promise.all([slow.hears(isNumber(0)), quick.hears(isNumber(0))]);
  slow.socket.on('message', (data: Buffer) => {
    if (String(data) === '{"isBehind":true}') slow.say({ read: topics });
  });
  socketOf(slow).pause();
  for (const next of Array.from({ length: 39 }, (_, index) => index + 1)) {
    number = next;
    channel.hub.touch('large/a');
    await quick.hears(isNumber(number));
    expect(channel.pendingBytes()).toBeLessThan(3 * large.length);
  }
  expect(channel.pendingBytes()).toBeGreaterThan(0);
  socketOf(slow).resume();
  await slow.hears(isNumber(39));
  expect(slow.frames.length).toBeLessThan(quick.frames.length);
  await expect.poll(() => channel.pendingBytes()).toBe(0);
});

test('control: a socket without the limit keeps everything for such a reader', async () => {
  const { server, origin } = await start();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.removeAllListeners('upgrade');
  const connected = new Promise<import('ws').WebSocket>((resolve) =>
    server.once('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, resolve)),
  );
  const page = await openChannelPage(origin);
  const socket = await connected;
  socketOf(page).pause();
  const bytes = Buffer.from(JSON.stringify(large));
  for (let number = 0; number < 40; number += 1) socket.send(bytes, { binary: false });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(socket.bufferedAmount).toBeGreaterThan(10 * pendingMaxBytes);
  page.socket.terminate();
  socket.terminate();
});

test('a page that says more than it may is sent away', async () => {
  const { origin } = await start();
  const many = await openChannelPage(origin, {});
  await many.hears((frame) => 'epoch' in frame);
  for (let frame = 0; frame < framesPerSecond; frame += 1) many.say({ leave: [] });
  expect(await many.closed).toBe(4429);
  const long = await openChannelPage(origin, {});
  long.socket.send(`{"leave":["${'x'.repeat(17_000)}"]}`);
  expect(await long.closed).toBe(1009);
});

test('more than a hundred topics are refused one by one', async () => {
  const { origin } = await start();
  const page = await openChannelPage(origin, {
    topics: Array.from({ length: 100 }, (_, n) => ({ topic: `room/${n}`, at: 0 })),
  });
  await page.hears((frame) => 'epoch' in frame);
  page.say({ read: [{ topic: 'room/one-more', at: 0 }] });
  expect(await page.hears((frame) => 'refused' in frame)).toEqual({ topic: 'room/one-more', refused: 429 });
});

test('a server that stops disconnects its pages and ends soon, even if one of them does not answer', async () => {
  const own = await startChannel(database);
  const pages = await Promise.all(
    Array.from({ length: 120 }, () => openChannelPage(own.origin, { topics: [{ topic: 'room/a' }] })),
  );
  for (const page of pages) await page.hears((frame) => 'epoch' in frame);
  socketOf(pages[0] as (typeof pages)[0]).pause();
  const started = performance.now();
  await own.close();
  expect(performance.now() - started).toBeLessThan(patienceMs / 2);
  const codes = await Promise.all(pages.slice(1).map(({ closed }) => closed));
  expect(new Set(codes)).toEqual(new Set([1012]));
  await expect.poll(() => own.channel.sockets()).toBe(0);
  pages[0]?.socket.terminate();
});

test('a server with an open websocket would not end otherwise (control)', async () => {
  const own = await startChannel(database);
  const page = await openChannelPage(own.origin, {});
  await page.hears((frame) => 'epoch' in frame);
  const ended = once(own.server, 'close').then(() => 'ended');
  own.server.close();
  own.server.closeAllConnections();
  const patience = new Promise((resolve) => setTimeout(() => resolve('waits'), 1_000));
  expect(await Promise.race([ended, patience])).toBe('waits');
  await own.channel.close();
  expect(await ended).toBe('ended');
});
