import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodingOf, pageEncodingOf } from '#server/http/content-encoding.ts';
import { createPageCache, makePage, pageKey } from './page-cache.ts';

const html = '<p>広場</p>'.repeat(50);
const common = { 'content-type': 'text/html; charset=utf-8' };

function testCache({ bytesMax = 1_000_000, trustProxy = false } = {}) {
  const world = { now: 0, generation: 1 };
  const cache = createPageCache({
    clock: () => world.now,
    generation: () => world.generation,
    ageMs: 15_000,
    bytesMax,
    trustProxy,
  });
  /** The answer to a request; undefined when the cache has none. */
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    let answer: { status: number; headers: Record<string, string>; body: Buffer | undefined } | undefined;
    const response = {
      writeHead(status: number, list: string[]) {
        const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : []));
        answer = { status, headers: Object.fromEntries(pairs) as Record<string, string>, body: undefined };
      },
      end: (body?: Buffer) => void (answer && (answer.body = body)),
    };
    const request = { method, url, headers: { host: 'h', ...headers } } as unknown as IncomingMessage;
    const isAnswered = cache.answer(request, response as unknown as ServerResponse);
    expect(isAnswered).toBe(answer !== undefined);
    return answer;
  };
  const keep = (url: string, status = 200, headers: Record<string, string> = {}, madeFor = world.generation) => {
    const page = makePage(status, html, common);
    const key = pageKey(url, (name) => ({ host: 'h', ...headers })[name], trustProxy);
    cache.keep(page, key, madeFor);
    return page;
  };
  return { cache, world, ask, keep };
}

describe('a kept page', () => {
  test('is answered whole, in the encoding the browser takes', () => {
    const { ask, keep } = testCache();
    keep('/web/');
    const plain = ask('/web/');
    expect(plain?.status).toBe(200);
    expect(plain?.headers).toMatchObject({ ...common, vary: 'accept-encoding, accept-language, cookie' });
    expect(plain?.body?.toString()).toBe(html);
    expect(plain?.headers['content-length']).toBe(String(Buffer.byteLength(html)));
    const zstd = ask('/web/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(zstd?.headers['content-encoding']).toBe('zstd');
    const br = ask('/web/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br?.body as Buffer).toString()).toBe(html);
    const gzip = ask('/web/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip?.body as Buffer).toString()).toBe(html);
  });

  test('is answered 304 to a browser that has it', () => {
    const { ask, keep } = testCache();
    const { etag } = keep('/web/');
    expect(ask('/web/', { 'if-none-match': etag })).toMatchObject({ status: 304, headers: { etag }, body: undefined });
    expect(ask('/web/', { 'if-none-match': '"other"' })?.status).toBe(200);
  });

  test('is used until a site is published', () => {
    const { ask, keep, world, cache } = testCache();
    keep('/web/');
    world.generation = 2;
    expect(ask('/web/')).toBeUndefined();
    expect(cache.counts()).toEqual({ hits: 0, entries: 0, bytes: 0 });
  });

  test('is used for 15 seconds, during which no period is checked again', () => {
    const { ask, keep, world } = testCache();
    keep('/web/');
    world.now = 15_000;
    expect(ask('/web/')).toBeDefined();
    world.now = 15_001;
    expect(ask('/web/')).toBeUndefined();
  });

  test('is not used for another address, host, language or method, nor after a decision about cookies', () => {
    const { ask, keep } = testCache();
    keep('/web/');
    for (const [url, headers, method] of [
      ['/web/?x=1', {}, 'GET'],
      ['/web/', { host: 'other' }, 'GET'],
      ['/web/', { cookie: 'a=1; language=kor' }, 'GET'],
      ['/web/', { cookie: 'a=1; cookie-consent=true' }, 'GET'],
      ['/web/', { cookie: 'cookie-consent=false' }, 'GET'],
      ['/web/', { 'accept-language': 'ko' }, 'GET'],
      ['/web/', {}, 'HEAD'],
      ['/web/', {}, 'POST'],
    ] as const) {
      expect([url, headers, ask(url, headers, method)]).toEqual([url, headers, undefined]);
    }
    expect(ask('/web/', { cookie: 'session=abc; cookie-consent=perhaps' })).toBeDefined();
  });
});

test('behind a proxy the host the visitor sees decides, not the one between the machines', () => {
  const forwarded = { 'x-forwarded-host': 'a.test', 'x-forwarded-proto': 'https' };
  const behind = testCache({ trustProxy: true });
  behind.keep('/', 200, forwarded);
  expect(behind.ask('/', forwarded)).toBeDefined();
  expect(behind.ask('/', { ...forwarded, 'x-forwarded-host': 'b.test' })).toBeUndefined();
  expect(behind.ask('/', { ...forwarded, 'x-forwarded-proto': 'http' })).toBeUndefined();
  expect(behind.ask('/')).toBeUndefined();
  const alone = testCache();
  alone.keep('/');
  expect(alone.ask('/', forwarded)).toBeDefined();
});

describe('a page is not kept', () => {
  test.each([302, 404, 500])('with the status %d', (status) => {
    const { ask, keep } = testCache();
    expect(keep('/web/', status).status).toBe(status);
    expect(ask('/web/')).toBeUndefined();
  });

  test('when a site was published while it was rendered', () => {
    const { ask, keep, world } = testCache();
    world.generation = 2;
    keep('/web/', 200, {}, 1);
    expect(ask('/web/')).toBeUndefined();
  });

  test('for a very long address, which any visitor could make up', () => {
    expect(pageKey(`/web/?${'x'.repeat(500)}`, () => 'h', false)).toBeUndefined();
    expect(pageKey('/web/', () => undefined, false)).toBeUndefined();
  });
});

test('the oldest pages make room when there are too many bytes', () => {
  const { ask, keep, cache } = testCache({ bytesMax: 30_000 });
  for (let page = 0; page < 20; page += 1) keep(`/web/${page}`);
  expect(cache.counts().bytes).toBeLessThanOrEqual(30_000);
  expect(cache.counts().entries).toBeGreaterThan(3);
  expect(ask('/web/0')).toBeUndefined();
  expect(ask('/web/19')).toBeDefined();
  keep('/web/19');
  keep('/web/19');
  expect(cache.counts().entries).toBeLessThan(20);
});

test('hits are counted', () => {
  const { ask, keep, cache } = testCache();
  keep('/web/');
  for (let hit = 0; hit < 3; hit += 1) ask('/web/');
  ask('/web/other');
  expect(cache.counts().hits).toBe(3);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.0', 'gzip'],
  ['BR', 'br'],
  ['brotli', 'identity'],
])('of %s the encoding %s is taken', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

test('any header is read without a failure', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (cookie, languages, accepted) => {
      const headers: Record<string, string> = { host: 'h', cookie, 'accept-language': languages };
      expect(pageKey('/', (name) => headers[name], true)).toBeTypeOf('string');
      expect(['br', 'gzip', 'identity']).toContain(encodingOf(accepted));
    }),
  );
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('a page for a browser that accepts %j is sent in %s', (accepted, encoding) => {
  expect(pageEncodingOf(accepted)).toBe(encoding);
});
