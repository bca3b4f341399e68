import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RedisStandIn {
  url: string;
  /** What was published. */
  published: { channel: string; message: string }[];
  /** Takes what is published, and gives it to nobody. */
  isDeaf: boolean;
  /** Cuts all connections and takes no new ones; `start` takes them at the same address again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** As much of a Redis server as hints need: the protocol RESP2 with PUBLISH and SUBSCRIBE. */
export async function startRedisStandIn(password = ''): Promise<RedisStandIn> {
  const sockets = new Set<Socket>();
  const listeners = new Map<string, Set<Socket>>();
  const published: RedisStandIn['published'] = [];
  let port = 0;

  const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answer = (socket: Socket, [name = '', ...words]: string[], known: { isIn: boolean }): string => {
    const [first = '', second = ''] = words;
    switch (name.toUpperCase()) {
      case 'AUTH':
        known.isIn = words.at(-1) === password;
        return known.isIn ? '+OK\r\n' : '-WRONGPASS invalid username-password pair or user is disabled.\r\n';
      case 'PING':
        return [...listeners.values()].some((those) => those.has(socket))
          ? `*2\r\n${bulk('pong')}${bulk('')}`
          : '+PONG\r\n';
      case 'SUBSCRIBE':
        if (!known.isIn) break;
        listeners.set(first, (listeners.get(first) ?? new Set()).add(socket));
        return `*3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`;
      case 'PUBLISH': {
        if (!known.isIn) break;
        published.push({ channel: first, message: second });
        const those = server.isDeaf ? [] : [...(listeners.get(first) ?? [])];
        for (const one of those) one.write(`*3\r\n${bulk('message')}${bulk(first)}${bulk(second)}`);
        return `:${those.length}\r\n`;
      }
      case 'CLIENT':
        return '+OK\r\n';
    }
    return known.isIn ? `-ERR unknown command '${name}'\r\n` : '-NOAUTH Authentication required.\r\n';
  };
  const tcp = createServer((socket) => {
    const known = { isIn: password === '' };
    let waiting = '';
    sockets.add(socket);
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      waiting += String(part);
      for (let call = takeCall(waiting); call !== undefined; call = takeCall(waiting)) {
        waiting = waiting.slice(call.length);
        socket.write(answer(socket, call.words, known));
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      for (const those of listeners.values()) those.delete(socket);
    });
  });
  const server: RedisStandIn = {
    url: '',
    published,
    isDeaf: false,
    async stop() {
      const closed = new Promise((resolve) => tcp.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: () => new Promise((resolve) => tcp.listen(port, '127.0.0.1', resolve)),
  };
  await server.start();
  ({ port } = tcp.address() as AddressInfo);
  server.url = `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`;
  return server;
}

/** The first call that is whole in what has come: `*2 $4 PING …`, each length and word on a line. */
function takeCall(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let number = 0; number < Number(head[1]); number += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(Buffer.from(text.slice(from, at - 2), 'latin1').toString());
  }
  return { words, length: at };
}
