// A process of its own: open pages that hear of publications, and count what they hear.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { type Hello, subProtocol } from '#kernel/realtime/protocol.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import { siteTopic } from '#features/site/rules/site-topic.ts';
import { WebSocket } from 'ws';

export interface HeardAnswer {
  heard: number;
  open: number;
}

const [port = '', sites = '[]'] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;
let [heard, open] = [0, 0];
for (const site of JSON.parse(sites) as SiteIdentity[]) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/web/realtime`, subProtocol, { origin });
  // Each is another visitor: a browser may have ten pages open.
  const headers = { 'anonymous-token': randomUUID().replaceAll('-', '') };
  const hello: Hello = { headers, ...site, topics: [{ topic: siteTopic(siteKey(site)) }] };
  socket.on('message', () => (heard += 1));
  socket.on('close', () => (open -= 1));
  socket.on('error', () => {});
  await once(socket, 'open');
  open += 1;
  socket.send(JSON.stringify({ hello }));
}
const tell = (): void => void process.send?.({ heard, open } satisfies HeardAnswer);
process.on('message', tell);
process.on('disconnect', () => process.exit());
tell();
