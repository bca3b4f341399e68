import { once } from 'node:events';
import { type Hello, subProtocol } from '#kernel/realtime/protocol.ts';
import { WebSocket } from 'ws';

/** A process of its own: pages that read a topic, and count what they hear. */
const [origin = '', count = '0'] = process.argv.slice(2);
const hello: Hello = { headers: {}, portalId: 1, topics: [{ topic: 'bench/a' }] };
let heard = 0;
for (let page = 0; page < Number(count); page += 1) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/web/realtime`, subProtocol, { origin });
  socket.on('message', () => (heard += 1));
  await once(socket, 'open');
  socket.send(JSON.stringify({ hello }));
}
process.on('message', () => process.send?.({ heard }));
process.on('disconnect', () => process.exit());
process.send?.({ heard });
