import { Agent, type IncomingMessage, request, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { closeGracefully, listen } from '#app/server/http-server.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite, testNow } from '../start-test-site.ts';
import { publishTestSites } from '../published-site.ts';
import { publishFixtures, withDefaults } from './fixture-sites.ts';
import { patienceMs } from '../patience.ts';

let site: TestSite;
let server: Server;
let port: number;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
  server = await listen(site.hiroba, 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await closeGracefully(server);
  await site.close();
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
function send(
  path: string,
  options: RequestOptions = {},
  write?: (to: ReturnType<typeof request>) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sending.on('error', reject);
    if (write === undefined) sending.end();
    else write(sending);
  });
}
/** A number from /metrics. */
async function metric(name: string): Promise<number> {
  const text = (await send('/metrics')).body.toString();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const path = '/web/portal/90/event/901';

describe('the second visitor of a page', () => {
  test('gets it from memory, the same to the byte', async () => {
    const first = await send(path);
    const hits = await metric('hiroba_page_cache_hits_total');
    const statements = site.database.statements();
    const second = await send(path);
    expect(second.body.equals(first.body)).toBe(true);
    // What comes from memory is in no line of the log.
    const { date: _, connection: __, 'x-request-id': ___, ...headers } = first.headers;
    expect(second.headers).toMatchObject({ ...headers, 'keep-alive': expect.anything() });
    expect([await metric('hiroba_page_cache_hits_total'), site.database.statements()]).toEqual([hits + 1, statements]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toBe('accept-encoding, accept-language, cookie');
  });

  test('gets it in an encoding that the browser accepts', async () => {
    const plain = await send(path);
    const br = await send(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await send(path, { headers: { 'accept-encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers, body } of [plain, br, gzip]) expect(headers['content-length']).toBe(String(body.length));
  });

  test('whose browser already has it gets a 304, whether it comes from memory or not', async () => {
    for (const where of [path, '/web/event/904/users/terms']) {
      const {
        'content-type': _,
        'content-length': __,
        date: ___,
        connection: ____,
        'x-request-id': _____,
        ...headers
      } = (await send(where)).headers;
      const etag = headers.etag as string;
      for (const method of ['GET', 'HEAD']) {
        const again = await send(where, { method, headers: { 'if-none-match': etag } });
        expect([method, again.status, again.body.length]).toEqual([method, 304, 0]);
        expect(again.headers).toMatchObject(headers);
      }
      await publishSite(site.database, 'event/904');
      await site.hiroba.features.site.directory.refresh();
    }
  });

  test('by HEAD gets the headers alone', async () => {
    const get = await send(path);
    const head = await send(path, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'etag', 'content-length', 'content-security-policy', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  test('of another language, host or address gets another page', async () => {
    const bodyOf = async (headers: Record<string, string>, where = path) =>
      (await send(where, { headers })).body.toString();
    await bodyOf({});
    expect(await bodyOf({ cookie: 'language=eng' })).toContain('<html lang="en">');
    expect(await bodyOf({ 'accept-language': 'en' })).toContain('<html lang="en">');
    expect(await bodyOf({})).toContain('<html lang="ja">');
    expect(await bodyOf({ host: 'square.test' }, '/event/901')).toContain('href="/event/901/module/');
    expect(await bodyOf({}, `${path}?isApplication=1`)).toContain('?isApplication=1"');
  });

  test('is refused what the first visitor was refused', async () => {
    expect((await send('/web/nope')).status).toBe(404);
    expect((await send('/web/nope')).status).toBe(404);
    expect((await send(path, { method: 'POST' })).status).toBe(405);
  });
});

describe('a page in memory', () => {
  const portal = (title: string) => ({
    site: { kind: 'portal', portalId: 99, languages: ['jpn'], webSetting: { title: { jpn: title } } },
    modules: [
      {
        moduleCode: 'information',
        contentId: 3,
        items: [
          {
            detailId: 1,
            title: { jpn: '終わる知らせ' },
            createdAt: '2026-11-01',
            publicPeriod: true,
            publicEnd: '2026-11-20 10:00:05',
          },
        ],
      },
    ],
  });
  const publish = async (title: string): Promise<void> => {
    await publishTestSites(site.database, [withDefaults(portal(title))]);
    await site.hiroba.features.site.directory.refresh();
  };
  const textOf = async () => (await send('/web/portal/99')).body.toString();

  test('is replaced as soon as the site is published', async () => {
    await publish('一回目');
    expect(await textOf()).toContain('<title>一回目</title>');
    expect(await textOf()).toContain('<title>一回目</title>');
    await publish('二回目');
    expect(await textOf()).toContain('<title>二回目</title>');
  });

  test('follows the periods of its contents within 15 seconds', async () => {
    await publish('期間');
    expect(await textOf()).toContain('終わる知らせ');
    site.setNow(testNow + 14_000);
    expect(await textOf()).toContain('終わる知らせ');
    site.setNow(testNow + 15_001);
    expect(await textOf()).not.toContain('終わる知らせ');
    site.setNow(testNow);
  });
});

test('a picture that a visitor sends can be shown on pages [PROFILE-030, PROFILE-031]', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new File([new Uint8Array(picture)], '写真.png', { type: 'image/png' }));
  const answer = await fetch(`http://127.0.0.1:${port}/web_api/v2/90/901/upload/image`, { method: 'POST', body: form });
  const { data } = (await answer.json()) as { data: { url: string } };
  const image = await send(data.url);
  expect([image.status, image.headers['content-type'], image.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(image.body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

describe('a server that is asked to stop', () => {
  test('finishes the running requests, takes no more, and ends', async () => {
    const own = await listen(site.hiroba, 0, '127.0.0.1');
    const at = (own.address() as AddressInfo).port;
    const agent = new Agent({ keepAlive: true });
    await send(path, { port: at, agent });
    let finish = (): void => {};
    const begun = new Promise<void>((resolve) => own.once('request', () => resolve()));
    const running = send(
      '/web_api/v2/90/upload/image',
      { port: at, method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (to) => {
        to.write('{"a":');
        finish = () => to.end('1}');
      },
    );
    await begun;
    let isGone = false;
    const started = Date.now();
    const closing = closeGracefully(own).then(() => (isGone = true));
    await expect(send(path, { port: at })).rejects.toThrow('ECONNREFUSED');
    expect(isGone).toBe(false);
    finish();
    expect((await running).status).toBe(422);
    await closing;
    expect(Date.now() - started).toBeLessThan(patienceMs / 2);
    agent.destroy();
  });

  test('says at /readyz that it takes no more requests', async () => {
    expect((await send('/readyz')).status).toBe(200);
    site.hiroba.drain();
    const { status, body } = await send('/readyz');
    expect([status, body.toString()]).toEqual([503, '{"status":"not ready","problems":["stopping"]}']);
    expect((await send('/healthz')).status).toBe(200);
    expect((await send(path)).status).toBe(200);
  });
});

test('garbage on the wire is refused and disturbs no other visitor', async () => {
  for (const host of ['a b', 'evil.test:99999999', '<x>']) {
    expect([host, (await send(path, { headers: { host } })).status < 500]).toEqual([host, true]);
  }
  expect((await send('/web/%E3%81')).status).toBeLessThan(500);
  expect((await send(`/web/${'x'.repeat(30_000)}`).catch(() => ({ status: 431 }))).status).toBeLessThan(500);
  expect((await send(path)).status).toBe(200);
  expect(site.logged).toEqual([]);
});
