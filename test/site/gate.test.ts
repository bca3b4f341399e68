import { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domainToken } from '#features/access-log/server.ts';
import { expandTemplate } from '#kernel/endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { contracts } from '../contracts.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { filled, routesOf } from './filled-addresses.ts';

const own = 'events.example.jp';
const metricsToken = 'prometheus-reads-this';
let site: TestSite;
beforeAll(async () => {
  const publicUrl = `https://${own}`;
  const logHost = 'https://log.example.jp';
  site = await startTestSite({ publicUrl, answersOnlyOwnHosts: true, trustProxy: true, metricsToken, logHost });
});
afterAll(() => site.close());

type Headers = Readonly<Record<string, string>>;
const ask = (method: string, path: string, headers: Headers = {}, remoteAddress = '192.0.2.1'): Promise<Response> => {
  const url = new URL(path, 'http://127.0.0.1');
  const request = new Request(url, { method, headers: { host: own, ...headers }, redirect: 'manual' });
  return site.hiroba.fetch(request, { incoming: { socket: { remoteAddress } } });
};
const answerOf = async (...sent: Parameters<typeof ask>) => (await ask(...sent)).status;
const routes = () => routesOf(site);

describe('every answer', () => {
  test('of every kind of route has the common headers, and by https binds the browser to it', async () => {
    const paths = new Set([
      ...site.hiroba.routes.map(({ path }) => filled(path, 'x')),
      `${apiPrefix}seo/1`,
      `${apiPrefix}nope`,
      '/web/portal/1',
      '/web/theme/portal/1/1/colors.css',
      '/web/nope',
      '/',
    ]);
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) {
      for (const protocol of ['https', 'http']) {
        const { headers } = await ask('GET', path, { 'x-forwarded-proto': protocol });
        expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
        expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin-allow-popups']);
        expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
        for (const name of ['referrer-policy', 'permissions-policy'])
          expect([path, headers.has(name)]).toEqual([path, true]);
        const isBound = headers.get('strict-transport-security') === 'max-age=31536000';
        expect([path, protocol, isBound]).toEqual([path, protocol, protocol === 'https']);
      }
    }
  });
});

test('an address that is longer than any of ours is refused at every route, before anybody reads it', async () => {
  const places = new Set(routes().map(({ path }) => filled(path, 'x')));
  for (const path of places) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(method, `${path}/${'/'.repeat(2_000)}x`);
      expect([path, method, answer.status]).toEqual([path, method, 414]);
    }
  }
});

describe('what a page of another site sends', () => {
  const foreign: Headers[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.jp' },
    { origin: `https://${own}.evil.example` },
    { origin: 'null' },
  ];
  const isOpen = (path: string): boolean =>
    site.hiroba.features.all
      .flatMap(({ openToOthers = [] }) => openToOthers)
      .some((open) => path === open || path.startsWith(`${open}/`));

  test('is refused at every route and call but those that are declared to take it', async () => {
    const posts = new Set(
      routes()
        .filter(({ method }) => method === 'POST' || method === 'ALL')
        .map(({ path }) => filled(path, 'x')),
    );
    const log = '/v1/log/access/store';
    expect([...posts].filter(isOpen).sort()).toEqual([
      '/chat-mails/x',
      '/payments/webhook/x',
      '/refund-account/x',
      '/sales-mails/x',
      '/site-mails/stop/x',
      log,
    ]);
    expect(posts.size).toBeGreaterThan(100);
    for (const path of posts) {
      const statuses = await Promise.all(foreign.map((headers) => answerOf('POST', path, headers)));
      const refused = statuses.filter((status) => status === 403).length;
      // A forged record of the log is refused as well, for its own reason.
      if (isOpen(path)) expect([path, refused === 0 || path === log]).toEqual([path, true]);
      else expect([path, refused]).toEqual([path, foreign.length]);
    }
  });

  test('is refused where a GET begins something, and read where it does not', async () => {
    const [crossSite = {}] = foreign;
    for (const { method, path, changes } of contracts) {
      if (method !== 'GET' || !changes) continue;
      for (const form of expandTemplate(path)) {
        for (const mode of ['', 'ex/']) {
          expect([form, await answerOf('GET', apiPrefix + mode + filled(form, 'x'), crossSite)]).toEqual([form, 403]);
        }
      }
    }
    expect(await answerOf('GET', `${apiPrefix}seo/1`, crossSite)).toBe(200);
    expect(await answerOf('GET', `${apiPrefix}seo/1`, { ...crossSite, 'sec-fetch-mode': 'navigate' })).toBe(200);
    expect(await answerOf('GET', '/web/portal/1', crossSite)).toBe(200);
  });

  test('is refused where the page makes a call for itself, as for a picture', async () => {
    const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect(await answerOf('GET', `${apiPrefix}seo/1?consoleUser=x`, embedded)).toBe(403);
    expect(await answerOf('GET', `${apiPrefix}seo/1`, { ...embedded, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('says so in the language of the visitor', async () => {
    const said = new Set<string>();
    for (const language of languageCodes) {
      const answer = await ask('POST', `${apiPrefix}registration/mail/1`, { ...foreign[0], language });
      said.add(((await answer.json()) as { message: string }).message);
    }
    expect(said.size).toBe(5);
  });

  test('is not what pages of this server, its sites’ own domains, apps and programs send', async () => {
    const path = `${apiPrefix}authentication/1`;
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://hanamachi.localhost' },
      { origin: `https://${own}` },
    ] as Headers[]) {
      expect([headers, await answerOf('POST', path, headers)]).toEqual([headers, 422]);
    }
    const atOwnDomain = { host: 'hanamachi.localhost', 'sec-fetch-site': 'same-site', origin: `https://${own}` };
    expect(await answerOf('POST', path, atOwnDomain)).toBe(422);
  });

  test('cannot decide about cookies for the visitor [COOKIE-005]', async () => {
    const decide = (headers: Headers) => ask('POST', '/web/cookie-consent?accept=true', headers);
    for (const headers of foreign) expect((await decide(headers)).status).toBe(403);
    expect((await decide({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });
});

describe('a host that is not ours', () => {
  const strangers = ['evil.example', `${own}:1234`, `x.${own}`, '127.0.0.1', 'localhost:3000', '192.0.2.7'];

  test('is answered 421, a page is led to the server’s own address, and neither is told anywhere', async () => {
    for (const host of strangers) {
      for (const path of [`${apiPrefix}seo/1`, '/web/theme/portal/1/1/colors.css', '/robots.txt', '/web/portal/1']) {
        const answer = await ask('GET', path, { host });
        expect([host, path, answer.status]).toEqual([host, path, 421]);
        expect(await answer.text()).not.toContain(host);
      }
      expect([host, await answerOf('POST', `${apiPrefix}authentication/1`, { host })]).toEqual([host, 421]);
      const page = await ask('GET', '/web/portal/1?a=1', { host, accept: 'text/html' });
      expect([host, page.status, page.headers.get('location')]).toEqual([host, 302, `https://${own}/web/portal/1?a=1`]);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
    const asForwarded = { host: own, 'x-forwarded-host': 'evil.example' };
    expect(await answerOf('GET', '/web/portal/1', asForwarded)).toBe(421);
  });

  test('gets no socket for open pages either, whatever page asks for it', async () => {
    const upgrade = async (host: string, more: Headers = {}): Promise<number> => {
      const said: string[] = [];
      const socket = new Duplex({ read() {}, write: (chunk, _, done) => done(void said.push(String(chunk))) });
      const ended = new Promise((resolve) => socket.once('finish', resolve));
      const headers = { host, origin: `https://${host}`, upgrade: 'websocket', connection: 'Upgrade', ...more };
      const request = { method: 'GET', url: '/web/realtime', headers, socket: { remoteAddress: '192.0.2.1' } };
      site.hiroba.realtime.channel.upgrade(request as never, socket, Buffer.alloc(0));
      await ended;
      return Number(/^HTTP\/1\.1 (\d+)/.exec(said.join(''))?.[1]);
    };
    for (const host of strangers) {
      expect([host, await upgrade(host)]).toEqual([host, 421]);
      expect([host, await upgrade(own, { 'x-forwarded-host': host })]).toEqual([host, 421]);
    }
    // A host of ours gets as far as the protocol, which this request does not name.
    expect(await upgrade(own)).toBe(400);
    // On its own domain a site has its socket below no base.
    expect(await upgrade('hanamachi.localhost')).toBe(404);
  });

  test('is served under no disguise: a path cannot choose where the visitor is led', async () => {
    const led = await ask('GET', '//evil.example/x', { host: 'evil.example', accept: 'text/html' });
    expect(new URL(led.headers.get('location') ?? '').host).toBe(own);
  });

  test('is asked for its health by its address, and by programs of this machine for all', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect(await answerOf('GET', path, { host: '10.0.0.7:3000' })).toBe(200);
    expect(await answerOf('GET', '/web/portal/1', { host: 'localhost:3000' }, '127.0.0.1')).toBe(200);
    const byProxy = { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' };
    expect(await answerOf('GET', '/web/portal/1', byProxy, '127.0.0.1')).toBe(421);
  });

  test('takes access logs where browsers are told to send them, and nothing else', async () => {
    const host = 'log.example.jp';
    const logs = '/v1/log/access/store';
    const sent = {
      host,
      origin: `https://${own}`,
      'sec-fetch-site': 'same-site',
      domain: own,
      token: domainToken(own),
    };
    const ofPage = { method: 'POST', headers: sent, body: '[]' };
    expect((await site.hiroba.fetch(new Request(`http://127.0.0.1${logs}`, ofPage))).status).toBe(200);
    expect(await answerOf('OPTIONS', logs, { host })).toBe(204);
    expect(await answerOf('POST', logs, { ...sent, host: 'evil.example' })).toBe(421);
    expect(await answerOf('GET', `${apiPrefix}seo/1`, { host })).toBe(421);
  });

  test('is neither the server’s own, with its port or without, nor a site’s own domain', async () => {
    for (const host of [own, own.toUpperCase(), `${own}:443`]) {
      expect([host, await answerOf('GET', '/web/portal/1', { host })]).toEqual([host, 200]);
    }
    expect(await answerOf('GET', '/', { host: 'hanamachi.localhost' })).toBe(200);
    expect(await answerOf('GET', '/', { host: 'hanamachi.localhost:81' })).toBe(421);
  });
});

test('the metrics are for programs of this machine and for whoever has the token', async () => {
  const read = (headers: Headers, address?: string) => answerOf('GET', '/metrics', headers, address);
  expect(await read({})).toBe(401);
  for (const authorization of ['Bearer wrong', metricsToken, `Bearer ${metricsToken}x`, 'Bearer ']) {
    expect([authorization, await read({ authorization })]).toEqual([authorization, 401]);
  }
  expect(await read({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await read({}, address)).toBe(200);
  // Behind a proxy on this machine all connections come from here.
  for (const forwarded of ['192.0.2.1', '127.0.0.1, 192.0.2.1', 'localhost', '']) {
    expect([forwarded, await read({ 'x-forwarded-for': forwarded }, '127.0.0.1')]).toEqual([forwarded, 401]);
  }
  expect(await read({ 'x-forwarded-host': own }, '127.0.0.1')).toBe(401);
  expect(await read({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).toBe(200);
});
