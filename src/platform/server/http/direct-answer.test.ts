import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#kernel/endpoint.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { type Api, createApi } from './api.ts';
import { refuse } from './refusal.ts';
import { openEntrance } from '../../../../test/call-entrance.ts';
import { serveAnybody } from '../../../../test/serve-anybody.ts';

/** Whether a request was answered directly, in order. */
const ways: boolean[] = [];
/** Lets the slow call go on. */
let goOn = (): void => {};
let api: Api;
let server: Server;
let port: number;

beforeAll(async () => {
  const anything = v.record(v.string(), v.any());
  const common = { summary: '', answer: v.any(), who: 'anyone', at: 'nowhere' } as const;
  api = createApi(
    [
      serveAnybody(
        endpoint({ ...common, name: 'echo', method: 'POST', path: 'echo/{code}', body: anything }),
        async ({ params, body, context }) => {
          if ('refused' in body) throw refuse('forbidden');
          return { data: { params, body, language: context.language, from: context.header('X-From') ?? null } };
        },
      ),
      serveAnybody(
        endpoint({ ...common, name: 'read', method: 'GET', path: 'read', query: anything }),
        async ({ query }) => ({
          data: { query, text: '広場'.repeat(100) },
        }),
      ),
      serveAnybody(endpoint({ ...common, name: 'slow', method: 'GET', path: 'slow' }), async () => {
        await new Promise<void>((resolve) => (goOn = resolve));
        return { data: 'late' };
      }),
      serveAnybody(
        endpoint({ ...common, name: 'file', method: 'GET', path: 'file', fileType: 'application/pdf' }),
        async () => ({
          data: { name: '領収書.pdf', bytes: new Uint8Array([0, 255, 37]) },
        }),
      ),
    ],
    openEntrance,
    ({ header, remoteAddress, host }) =>
      requestContext({
        language: header('language') === 'kor' ? 'kor' : 'eng',
        header,
        clientAddress: remoteAddress,
        host,
      }),
  );
  server = createServer((request, response) => {
    const answering = api.answerDirectly(request, response);
    ways.push(answering !== undefined);
    if (answering === undefined) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', language: 'kor', 'x-from': 'a' },
});

test.each<[string, string, RequestInit?]>([
  ['a body', 'echo/A%2FB?x=1', json({ name: '花子', list: [1, { a: null }] })],
  ['no body', 'echo/1', { method: 'POST' }],
  ['a form', 'echo/1', { method: 'POST', body: new URLSearchParams('a=1&b[0]=2') }],
  ['what is refused', 'echo/1', json({ refused: true })],
  ['JSON that is none', 'echo/1', json('{"a":')],
  ['a type that is none of ours', 'echo/1', { ...json('<a/>'), headers: { 'content-type': 'text/xml' } }],
  ['a query', 'read?ids[]=1&ids[]=2&a=%E5%BA%83&b=1&b=2'],
  ['an empty query', 'read?'],
  ['a file', 'file'],
  ['HEAD', 'read', { method: 'HEAD' }],
  ['another method', 'read', { method: 'DELETE' }],
  ['no such call', 'nothing/1'],
])('%s is answered by Node itself as by way of a Request', async (_, path, init) => {
  const address = `http://127.0.0.1:${port}/web_api/v2/${path}`;
  const direct = await fetch(address, init);
  expect(ways.at(-1)).toBe(true);
  const other = await api.fetch(new Request(address, init));
  expect([direct.status, await direct.text()]).toEqual([other.status, await other.text()]);
  for (const [name, value] of other.headers) expect([name, direct.headers.get(name)]).toEqual([name, value]);
});

test('a request that is no call, is large or has no length goes the other way', async () => {
  const address = `http://127.0.0.1:${port}`;
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
  const large = json({ text: 'x'.repeat(65 * 1024) });
  const streamed: RequestInit & { duplex: 'half' } = { ...json(''), body: stream, duplex: 'half' };
  await fetch(`${address}/web/`);
  await fetch(`${address}/web_api/v2/echo/1`, large);
  await fetch(`${address}/web_api/v2/echo/1`, streamed);
  expect(ways.slice(-3)).toEqual([false, false, false]);
});

test('a caller who leaves in the middle of a body disturbs nobody', async () => {
  const before = ways.length;
  const socket = connect(port, '127.0.0.1');
  const head =
    'POST /web_api/v2/echo/1 HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n';
  await new Promise<void>((resolve) => socket.write(`${head}{"a":`, () => resolve()));
  while (ways.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  const { data } = (await (await fetch(`http://127.0.0.1:${port}/web_api/v2/echo/1`, json({}))).json()) as {
    data: unknown;
  };
  expect(data).toMatchObject({ language: 'kor', from: 'a' });
});

test('a caller who does not wait for the answer disturbs nobody', async () => {
  const isSent: boolean[] = [];
  server.prependOnceListener('request', (_, response) => {
    response.once('close', () => isSent.push(response.writableFinished));
  });
  const before = ways.length;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /web_api/v2/slow HTTP/1.1\r\nhost: h\r\n\r\n');
  while (ways.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  while (isSent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  goOn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSent).toEqual([false]);
  expect((await fetch(`http://127.0.0.1:${port}/web_api/v2/read`)).status).toBe(200);
});

test('calls that are sent one after the other on one connection are answered in their order', async () => {
  const one = (code: number) => `POST /web_api/v2/echo/${code} HTTP/1.1\r\nhost: h\r\ncontent-length: 0\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('utf8')));
  socket.write(one(1) + one(2) + one(3));
  while ((received.match(/"code"/g) ?? []).length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([...received.matchAll(/"code":"(\d)"/g)].map((match) => match[1])).toEqual(['1', '2', '3']);
  socket.destroy();
});
