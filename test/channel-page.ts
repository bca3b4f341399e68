import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type FrameOfPage, type Hello, lifeSign, subProtocol } from '#kernel/realtime/protocol.ts';
import { WebSocket } from 'ws';
import { patienceMs } from './patience.ts';

export interface ChannelPage {
  socket: WebSocket;
  /** Everything heard so far. */
  frames: Record<string, unknown>[];
  say(frame: FrameOfPage): void;
  /** The first frame that fits, heard already or soon. */
  hears(fits: (frame: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** The code with which the server closes the socket. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** A page without a browser: a socket of the channel, which has said hello unless it says nothing. */
export async function openChannelPage(
  origin: string,
  hello?: Partial<Hello>,
  { path = '/web/realtime', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<ChannelPage> {
  const socket = new WebSocket(origin.replace('http', 'ws') + path, subProtocol, { origin, headers });
  const frames: ChannelPage['frames'] = [];
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('message', (data: Buffer) => {
    const text = String(data);
    frames.push(text === lifeSign ? { lifeSign } : (JSON.parse(text) as Record<string, unknown>));
  });
  await once(socket, 'open');
  const say = (frame: FrameOfPage): void => socket.send(JSON.stringify(frame));
  if (hello !== undefined) say({ hello: { headers: {}, portalId: 1, topics: [], ...hello } });
  return {
    socket,
    frames,
    say,
    closed,
    async hears(fits) {
      const until = performance.now() + patienceMs;
      for (;;) {
        const found = frames.find(fits);
        if (found !== undefined) return found;
        if (performance.now() > until) throw new Error(`The page heard only ${JSON.stringify(frames)}.`);
        await wait(5);
      }
    },
    async close() {
      socket.close();
      await closed;
    },
  };
}

/** The status with which an upgrade is refused. */
export function refusedUpgrade(
  address: string,
  headers: Record<string, string>,
  protocol = subProtocol,
): Promise<number> {
  const socket = new WebSocket(address.replace('http', 'ws'), protocol, { headers });
  socket.on('error', () => {});
  return Promise.race([
    once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
    once(socket, 'open').then(() => {
      socket.close();
      return 101;
    }),
  ]);
}
