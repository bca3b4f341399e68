import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeGracefully, listen } from '#app/server/http-server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { metricsHeaders, startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let server: Server;
beforeAll(async () => {
  site = await startTestSite();
  server = await listen(site.hiroba, 0, '127.0.0.1');
});
afterAll(async () => {
  await closeGracefully(server);
  await site.close();
});

/** Each way to read a body: calls of a small one, of a streamed one and of files, and every route that is no call. */
const readers = [
  ['POST', `${apiPrefix}90/901/upload/image`, 'multipart/form-data; boundary=x'],
  ['POST', `${apiPrefix}1/upload/image`, 'application/json'],
  ['POST', `${apiPrefix}contact/1/11/10/1`, 'application/json'],
  ['POST', `${apiPrefix}login/1`, 'application/x-www-form-urlencoded'],
  ['PUT', `${apiPrefix}login/1`, 'application/json'],
  ['POST', '/v1/log/access/store', 'application/json'],
  ['POST', '/web/cookie-consent', 'application/x-www-form-urlencoded'],
  ['POST', '/payments/webhook/sandbox', 'application/json'],
  ['POST', '/dev/pay/till', 'application/x-www-form-urlencoded'],
  ['POST', '/dev/pay/3ds/x', 'application/x-www-form-urlencoded'],
  ['POST', '/dev/pay/tokens', 'application/json'],
  ['POST', '/dev/idp/token', 'application/x-www-form-urlencoded'],
  ['POST', '/chat-mails/x', 'text/plain'],
  ['POST', '/web/', 'text/plain'],
] as const;

const big = 3_000_000;
/** How a sender breaks off: what follows the first lines, and whether the other half of the connection is cut hard. */
const breaks: [how: string, rest: string, isReset: boolean][] = [
  ['in the headers', 'content-le', true],
  ['before a small body', 'content-length: 20\r\n\r\n', true],
  ['in a small body', 'content-length: 20\r\n\r\n{"a":', false],
  ['in a small body, hard', 'content-length: 20\r\n\r\n{"a":', true],
  ['in a large body', `content-length: ${big}\r\n\r\n--x\r\n${'y'.repeat(100_000)}`, false],
  ['in a large body, hard', `content-length: ${big}\r\n\r\n--x\r\n${'y'.repeat(100_000)}`, true],
  ['between chunks', 'transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n', true],
  ['with a chunk that is none', 'transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\nZZ\r\n', false],
  ['with a first chunk that is none', 'transfer-encoding: chunked\r\n\r\nZZ\r\n', false],
];

async function breakOff(head: string, rest: string, isReset: boolean): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  await once(socket, 'connect');
  // Where it is given a whole head, the server begins to read.
  const seen = rest.includes('\r\n\r\n') ? once(server, 'request') : undefined;
  await new Promise((resolve) => socket.write(`${head}${rest}`, resolve));
  await seen;
  if (rest.endsWith('ZZ\r\n')) socket.resume();
  else if (isReset) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** How many requests with a body were answered with each status, by /metrics. */
async function answered(): Promise<Map<string, number>> {
  const text = await (await site.get('/metrics', metricsHeaders)).text();
  const counts = new Map<string, number>();
  for (const [, status, count] of text.matchAll(/^hiroba_http_requests_total\{method="P.*status="(\d+)"\} (\d+)$/gm)) {
    counts.set(status as string, (counts.get(status as string) ?? 0) + Number(count));
  }
  return counts;
}
const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((one, other) => one + other, 0);

describe('a request whose sender breaks off', () => {
  test.each(breaks)('%s is nobody’s fault here: no 5xx and no line of the log', async (_, rest, isReset) => {
    const before = sum(await answered());
    for (const [method, path, type] of readers) {
      await breakOff(`${method} ${path} HTTP/1.1\r\nhost: hiroba.test\r\ncontent-type: ${type}\r\n`, rest, isReset);
    }
    // All that the server saw are answered, none waits for the end of its time.
    const seen = rest.includes('\r\n\r\n') ? readers.length : 0;
    await expect.poll(async () => sum(await answered())).toBe(before + seen);
    const statuses = [...(await answered()).keys()];
    expect(statuses.filter((status) => Number(status) >= 500)).toEqual([]);
    expect(site.logged).toEqual([]);
  });

  test('disturbs no other visitor', async () => {
    expect((await site.get('/web/')).status).toBe(200);
  });
});
