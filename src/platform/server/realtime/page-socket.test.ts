import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { framesPerSecond, helloWithinMs } from '#kernel/realtime/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createLog } from '#server/log/log.ts';
import type { WebSocket } from 'ws';
import { servePageSocket, type SocketServices } from './page-socket.ts';
import { createTopicHub } from './topic-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page on a socket without a network. */
function page(enter: SocketServices<string>['enter'] = async () => ({ visitor: 'x', sessionKey: 'x' })) {
  const codes: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: () => {},
    terminate: () => {},
    close: (code: number) => void codes.push(code),
  });
  const logged: string[] = [];
  const log = createLog('error', (line) => void logged.push(line), Date.now);
  servePageSocket(socket as unknown as WebSocket, {
    clock: Date.now,
    log,
    hub: createTopicHub<string>({ clock: Date.now, log }),
    topics: [],
    pending: { all: 0 },
    epoch: () => 'e',
    admit: () => true,
    enter,
    renew: async (visitor) => visitor,
    onLimit: (limit) => void logged.push(limit),
    onClose: () => {},
  });
  const say = async (frame: unknown, isBinary = false): Promise<void> => {
    socket.emit('message', Buffer.from(typeof frame === 'string' ? frame : JSON.stringify(frame)), isBinary);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { codes, say, logged };
}
const hello = { hello: { headers: {}, portalId: 1, topics: [] } };

test('a page that never says hello is closed after ten seconds, and one that does is not', async () => {
  const [silent, polite] = [page(), page()];
  await polite.say(hello);
  await vi.advanceTimersByTimeAsync(helloWithinMs - 1);
  expect(silent.codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect([silent.codes, polite.codes]).toEqual([[4408], []]);
});

test.each<[string, unknown]>([
  ['a frame before the hello', { read: [{ topic: 'x' }] }],
  ['a hello without its fields', { hello: { portalId: 1 } }],
  ['headers that are no texts', { hello: { ...hello.hello, headers: { a: { b: 1 } } } }],
  [
    'more topics than a page has',
    { hello: { ...hello.hello, topics: Array.from({ length: 500 }, () => ({ topic: 'x' })) } },
  ],
  ['an id out of range', { hello: { ...hello.hello, eventId: 1e300 } }],
  ['another protocol', { type: 'connection_init', payload: {} }],
  ['brackets without an end', '['.repeat(9_000)],
])('%s closes the socket as a bad request', async (_, frame) => {
  const { codes, say } = page();
  await say(frame);
  expect(codes).toEqual([4400]);
});

test('a frame of bytes, a second hello and more frames than a page sends close the socket', async () => {
  const [binary, twice, flood] = [page(), page(), page()];
  await binary.say(hello, true);
  await twice.say(hello);
  await twice.say(hello);
  for (let frame = 0; frame <= framesPerSecond; frame += 1) await flood.say(frame === 0 ? hello : { leave: [] });
  expect([binary.codes, twice.codes, flood.codes]).toEqual([[4400], [4400], [4429]]);
  expect(flood.logged).toEqual(['socketFrame']);
});

test('what a door refuses closes with its status, and what breaks with 4500 and a line in the log', async () => {
  const refused = page(() => Promise.reject(new Refusal(461, () => 'closed')));
  const broken = page(() => Promise.reject(new Error('broken')));
  await refused.say(hello);
  await broken.say(hello);
  expect([refused.codes, refused.logged, broken.codes, broken.logged.length]).toEqual([[4461], [], [4500], 1]);
});
