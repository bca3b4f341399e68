// A child process that asks a server for one page over and over on kept connections and tells how often it was answered.
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** The whole request as text. */
  request: string;
  connections: number;
  ms: number;
}

process.on('message', (load: Load) => {
  run(load).then(
    (perSecond) => process.send?.({ perSecond }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function run({ port, request, connections, ms }: Load): Promise<number> {
  const bytes = Buffer.from(request);
  let answered = 0;
  let isOver = false;
  const until = performance.now() + ms;
  const started = performance.now();
  const ask = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let expected = 0;
      let seen = 0;
      let head = Buffer.alloc(0);
      socket.setNoDelay();
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        seen += chunk.length;
        // All answers are the same bytes: the length of the first is that of every other.
        if (expected === 0) {
          head = Buffer.concat([head, chunk]);
          expected = lengthOf(head);
        }
        if (expected === 0 || seen < expected) return;
        seen -= expected;
        answered += 1;
        isOver ||= performance.now() > until;
        if (isOver) socket.end(() => resolve());
        else socket.write(bytes);
      });
      socket.write(bytes);
    });
  await Promise.all(Array.from({ length: connections }, () => ask(connect(port, '127.0.0.1'))));
  return (answered / (performance.now() - started)) * 1000;
}

/** The bytes of an answer with its head; 0 while the head is not whole. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = bytes.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.split('\r\n')[0]);
  return end + 4 + Number(length);
}
