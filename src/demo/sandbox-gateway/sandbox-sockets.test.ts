import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeGracefully, listen, ownAddress } from '#app/server/http-server.ts';
import { createPayments, type GatewayNews } from '#features/payment/server.ts';
import { createLog } from '#server/log/log.ts';
import { sbpsMerchant, startSandboxSite, type SandboxSite } from '../../../test/sandbox-site.ts';
import { testNow } from '../../../test/start-test-site.ts';
import { createSandboxClient } from './sandbox-client.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

let site: SandboxSite;
let server: Server;
const heard: GatewayNews[] = [];
beforeAll(async () => {
  site = await startSandboxSite();
  site.hiroba.payments.listen(async (news) => void heard.push(news));
  server = await listen(site.hiroba, 0, '127.0.0.1');
  site.hiroba.listensAt(ownAddress(server));
  site.hiroba.sandbox?.start();
});
afterAll(async () => {
  await site.hiroba.sandbox?.stop();
  await closeGracefully(server);
  await site.close();
});
const quiet = createLog(
  'error',
  () => {},
  () => testNow,
);
const paid = { type: 'paid', amount: 1_000 };
const charge = async (number: string) => {
  const request = site.request(await site.token(number));
  return { request, answer: await site.hiroba.payments.charge(request) };
};
const newsOf = (paymentKey: string) => heard.filter((news) => news.paymentKey === paymentKey);

test('a webhook is sent over the network without being asked for', async () => {
  const { request, answer } = await charge('4111111111111111');
  expect(answer).toEqual(paid);
  await vi.waitFor(() => expect(newsOf(request.paymentKey)).toMatchObject([{ answer: paid }]));
});

test('with the test card for it, the webhook comes before the answer', async () => {
  const { request } = await charge('4000000000002008');
  expect(newsOf(request.paymentKey)).toMatchObject([{ answer: paid }]);
});

test('after a dropped connection the outcome is unknown until the server asks the gateway', async () => {
  const taken = await charge('4000000000007007');
  const nothing = await charge('4000000000008005');
  expect([taken.answer, nothing.answer]).toEqual([{ type: 'unknown' }, { type: 'unknown' }]);
  expect(await site.hiroba.payments.ask(taken.request.paymentKey)).toEqual(paid);
  expect(await site.hiroba.payments.ask(nothing.request.paymentKey)).toEqual({ type: 'unknown' });
  site.setNow(testNow + 60_000);
  expect(await site.hiroba.payments.ask(nothing.request.paymentKey)).toEqual({ type: 'notFound' });
  site.setNow(testNow);
});

test.each<[string, Parameters<typeof createServer>[1]]>([
  ['never answers', () => {}],
  ['answers half a sentence', (_, response) => void response.end('{"id":')],
  ['answers what is no charge', (_, response) => void response.end('{"state":"paid","amount":1000}')],
  ['answers with a page of a proxy', (_, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>')],
])('the outcome is unknown when a gateway %s', async (_, answer) => {
  const other = createServer(answer as never);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const access = {
    ...site.hiroba.sandbox!.access,
    fetch: (path: string, init: RequestInit) => fetch(origin + path, init),
  };
  const clock = (): number => testNow;
  const gateways = [createSandboxClient(access, clock)];
  const payments = createPayments({ database: site.database, clock, log: quiet, gateways, timeoutMs: 300 });
  const request = site.request({ kind: 'bank' });
  expect(await payments.charge(request)).toEqual({ type: 'unknown' });
  expect(await payments.ask(request.paymentKey)).toEqual({ type: 'unknown' });
  expect(await payments.cancel(request.paymentKey)).toEqual({ type: 'unknown' });
  expect(await payments.refund(request.paymentKey, 'r', 1)).toBe('unknown');
  await expect(payments.tokenizer(sbpsMerchant, origin)).rejects.toMatchObject({ status: 503 });
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
});

test('a sandbox that starts again knows its charges and keys, and sends the webhooks that were left', async () => {
  await site.hiroba.sandbox?.stop();
  const { request } = await charge('4111111111111111');
  const bodies: string[] = [];
  const again = await createSandboxGateway({
    database: site.database,
    clock: () => testNow,
    log: quiet,
    callSelf: async (_, { body }) => {
      bodies.push(body as string);
      return new Response();
    },
  });
  expect(again.access.apiKey).toBe(site.hiroba.sandbox?.access.apiKey);
  await again.deliver();
  expect(bodies.map((body) => JSON.parse(body) as { charge: object })).toMatchObject([
    { charge: { idempotencyKey: request.paymentKey, state: 'paid' } },
  ]);
});
