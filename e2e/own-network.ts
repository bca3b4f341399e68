import { createServer, type IncomingMessage, request as ask } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

/** The body that the browser gets in place of the server's. */
type Change = (path: string, body: unknown) => Promise<unknown>;

/** A way to the server for one browser, which can be cut: for browsers that cannot do it themselves. */
export interface OwnNetwork {
  address: string;
  cut(): void;
  restore(): void;
  /** Changes what calls of these paths answer; their bodies are JSON. */
  change(paths: RegExp, change: Change): void;
  close(): Promise<void>;
}

export async function ownNetwork(serverAddress: string): Promise<OwnNetwork> {
  const { hostname, port } = new URL(serverAddress);
  const open = new Set<Socket>();
  let isCut = false;
  let changed: { paths: RegExp; change: Change } | undefined;

  const forward = (request: IncomingMessage, headers = request.headers) =>
    ask({ hostname, port, path: request.url, method: request.method, headers });

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const change = changed?.paths.test(path) === true ? changed.change : undefined;
    const { 'accept-encoding': _compression, ...plain } = request.headers;
    const asked = forward(request, change === undefined ? request.headers : plain);
    asked.on('error', () => response.destroy());
    asked.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      if (change === undefined) {
        response.writeHead(status, answer.rawHeaders);
        answer.pipe(response);
        return;
      }
      void json(answer)
        .then((body) => change(path, body))
        .then((body) => {
          response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
          response.end(JSON.stringify(body));
        });
    });
    request.pipe(asked);
  });
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    return undefined;
  });
  server.on('upgrade', (request, socket) => {
    const away = connect(Number(port), hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2) {
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      }
      away.write(`${lines.join('\r\n')}\r\n\r\n`);
      away.pipe(socket).pipe(away);
    });
    for (const [one, other] of [
      [away, socket],
      [socket, away],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    change(paths, change) {
      changed = { paths, change };
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
