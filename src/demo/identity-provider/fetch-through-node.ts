import { createServer, type IncomingMessage, request as send, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';

/**
 * Lets a handler of node:http answer web requests, in this process: they speak HTTP with each other over a pair of
 * streams, so that nothing listens anywhere.
 */
export function fetchThroughNode(handler: RequestListener): (request: Request) => Promise<Response> {
  const server = createServer(handler);
  return async (request) => {
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host };
    if (body.length > 0) headers['content-length'] = String(body.length);
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      // The types know sockets only; node takes every stream here.
      const createConnection = () => near as never;
      const sent = send({ method: request.method, path: pathname + search, headers, createConnection });
      sent.once('response', resolve).once('error', reject);
      sent.end(body);
    });
    return toResponse(answer);
  };
}

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = (answer.rawHeaders[at] as string).toLowerCase();
    if (name !== 'connection' && name !== 'transfer-encoding' && name !== 'keep-alive') {
      headers.append(name, answer.rawHeaders[at + 1] as string);
    }
  }
  const code = answer.statusCode ?? 500;
  const hasBody = code !== 204 && code !== 304;
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: code, headers });
}
