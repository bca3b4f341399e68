import { execFileSync } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { encodingOf, pageEncodingOf } from '#server/http/content-encoding.ts';
import { makePage, sendPage } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';

const html = '<p>広場</p>'.repeat(50);
const common = { 'content-type': 'text/html; charset=utf-8' };

function testCache({ bytesMax = 1_000_000 } = {}) {
  const world = { now: 0, generation: 1 };
  const cache = createPageCache({
    clock: () => world.now,
    ageMs: 15_000,
    bytesMax,
  });
  const keep = (key: string, madeFor = world.generation) => {
    const page = makePage(200, html, common);
    cache.keep(page, key, { madeFor, now: () => world.generation });
    return page;
  };
  return { cache, world, keep };
}

function sent(page: ReturnType<typeof makePage>, headers: Record<string, string> = {}) {
  let answer: { status: number; headers: Record<string, string>; body: Buffer | undefined } | undefined;
  const response = {
    writeHead(status: number, list: string[]) {
      const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : []));
      answer = { status, headers: Object.fromEntries(pairs) as Record<string, string>, body: undefined };
    },
    end: (body?: Buffer) => void (answer && (answer.body = body)),
  };
  sendPage(page, headers['accept-encoding'], headers['if-none-match'], response as unknown as ServerResponse);
  return answer;
}

describe('a page', () => {
  test('is sent whole, in the encoding the browser takes, in whatever order browsers ask', () => {
    const page = makePage(200, html, common);
    const plain = sent(page);
    expect(plain?.status).toBe(200);
    expect(plain?.headers).toMatchObject({ ...common, vary: 'accept-encoding, accept-language, cookie' });
    expect(plain?.headers['content-length']).toBe(String(Buffer.byteLength(html)));
    const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, open] of Object.entries(read)) {
      const answer = sent(page, { 'accept-encoding': encoding });
      expect(answer?.headers['content-encoding']).toBe(encoding);
      expect(open(answer?.body as Buffer).toString()).toBe(html);
    }
    expect(sent(page)?.body?.toString()).toBe(html);
  });

  test('is answered 304 to a browser that has it', () => {
    const page = makePage(200, html, common);
    const { etag } = page;
    expect(sent(page, { 'if-none-match': etag })).toMatchObject({ status: 304, headers: { etag }, body: undefined });
    expect(sent(page, { 'if-none-match': '"other"' })?.status).toBe(200);
  });
});

describe('a kept page', () => {
  test('is found until a site that it shows is published', () => {
    const { cache, keep, world } = testCache();
    const page = keep('a');
    expect(cache.find('a')).toBe(page);
    world.generation = 2;
    expect(cache.find('a')).toBeUndefined();
    expect(cache.counts()).toEqual({ hits: 1, entries: 0, bytes: 0 });
  });

  test('is found for 15 seconds, during which no period is checked again', () => {
    const { cache, keep, world } = testCache();
    keep('a');
    world.now = 15_000;
    expect(cache.find('a')).toBeDefined();
    world.now = 15_001;
    expect(cache.find('a')).toBeUndefined();
  });

  test('leaves when the next one is kept after its time', () => {
    const { cache, keep, world } = testCache();
    for (const key of ['a', 'b', 'c']) keep(key);
    world.now = 15_001;
    keep('d');
    expect(cache.counts().entries).toBe(1);
  });
});

describe('a page is not kept', () => {
  test('when a site that it shows was published while it was rendered', () => {
    const { cache, keep } = testCache();
    keep('a', 0);
    expect(cache.find('a')).toBeUndefined();
  });

  test('without a key', () => {
    const { cache } = testCache();
    cache.keep(makePage(200, html, common), undefined, { madeFor: 1, now: () => 1 });
    expect(cache.counts().entries).toBe(0);
  });
});

test('the oldest pages make room when there are too many bytes', () => {
  const { cache, keep } = testCache({ bytesMax: 30_000 });
  for (let page = 0; page < 20; page += 1) keep(String(page));
  expect(cache.counts().bytes).toBeLessThanOrEqual(30_000);
  expect(cache.counts().entries).toBeGreaterThan(3);
  expect(cache.find('0')).toBeUndefined();
  expect(cache.find('19')).toBeDefined();
  keep('19');
  keep('19');
  expect(cache.counts().entries).toBeLessThan(20);
});

test('the counted bytes are those that the process holds', () => {
  const script = fileURLToPath(new URL('../../../test/weigh-pages.ts', import.meta.url));
  const said = execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' });
  const { held, counted } = JSON.parse(said) as { held: number; counted: number };
  expect(counted / held).toBeGreaterThan(0.9);
  expect(counted / held).toBeLessThan(1.2);
});

test('hits are counted', () => {
  const { cache, keep } = testCache();
  keep('a');
  for (let hit = 0; hit < 3; hit += 1) cache.find('a');
  cache.find('b');
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

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('a page for a browser that accepts %j is sent in %s', (accepted, encoding) => {
  expect(pageEncodingOf(accepted)).toBe(encoding);
});
