import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { imageMaxBytes } from '#kernel/limits.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { requestOf, wildRequest } from './wild-request.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());
// No input causes an error of the server's own.
// oxlint-disable-next-line vitest/no-standalone-expect
afterEach(() => expect(site.logged).toEqual([]));

const api = '/web_api/v2';
const upload = `${api}/90/901/upload/image`;
const typed = (type: string, headers: Record<string, string> = {}) => ({
  'content-type': type,
  language: 'eng',
  ...headers,
});
async function post(path: string, body: BodyInit, headers: Record<string, string>) {
  const response = await site.post(path, body, headers);
  return { status: response.status, text: await response.text() };
}

describe('a body that is not well formed', () => {
  test.each<[string, string, string, number]>([
    ['JSON cut short', '{"image":', 'application/json', 400],
    ['JSON that never ends', '['.repeat(10_000), 'application/json', 400],
    ['not a multipart body', 'x', 'multipart/form-data; boundary=y', 400],
    ['a multipart body without a boundary', 'x', 'multipart/form-data', 400],
    ['a form of ten thousand brackets', `a${'['.repeat(10_000)}=1`, 'application/x-www-form-urlencoded', 400],
    [
      'a form for prototypes',
      '__proto__[x]=1&constructor[prototype][x]=1&a[__proto__][x]=1',
      'application/x-www-form-urlencoded',
      422,
    ],
    [
      'a form of ten thousand keys',
      Array.from({ length: 10_000 }, (_, n) => `a[${n}]=1`).join('&'),
      'application/x-www-form-urlencoded',
      413,
    ],
    ['JSON for prototypes', '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}', 'application/json', 422],
    ['no JSON object', '"text"', 'application/json', 422],
    ['another kind', '<a/>', 'application/xml', 415],
    ['a kind that is none', 'x', 'nonsense', 415],
    ['more than a megabyte', `"${'x'.repeat(1024 * 1024)}"`, 'application/json', 413],
  ])('%s is refused with words', async (_, body, type, status) => {
    const answer = await post(upload, body, typed(type));
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(answer.text).not.toMatch(/node_modules|\bat .*:\d+:\d+|valibot|SyntaxError/);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('is refused in the visitor’s language', async () => {
    const said = new Set<string>();
    for (const language of ['jpn', 'eng', 'chi', 'zhtw', 'kor']) {
      const { text } = await post(upload, '{', typed('application/json', { language }));
      said.add(JSON.parse(text).message);
    }
    expect(said.size).toBe(5);
  });

  test('with a declared length that is too large is refused before it is read', async () => {
    const headers = typed('multipart/form-data; boundary=x', { 'content-length': String(imageMaxBytes * 2) });
    const { status, text } = await post(upload, 'x', headers);
    expect([status, JSON.parse(text).errors]).toEqual([413, { image: [expect.stringContaining('100 MB')] }]);
  });
});

describe('a method that does not belong', () => {
  test.each([
    ['POST', `${api}/seo/90`, 405, 'GET, HEAD'],
    ['PUT', upload, 405, 'POST'],
    ['GET', upload, 405, 'POST'],
    ['DELETE', `${api}/terms/90`, 405, 'GET, HEAD'],
    ['POST', `${api}/nothing`, 404, null],
    ['POST', '/console/api/sites/event-901/overview', 405, 'GET, HEAD'],
    ['POST', '/web/portal/90', 405, 'GET, HEAD'],
    ['PUT', '/web/', 405, 'GET, HEAD'],
    ['PUT', '/web/cookie-consent', 405, 'GET, HEAD, POST'],
    ['DELETE', '/web/seo/90/jpn/seo.json', 405, 'GET, HEAD'],
    ['PATCH', '/robots.txt', 405, 'GET, HEAD'],
    ['GET', '/v1/log/access/store', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/web/portal/90', 405, 'GET, HEAD'],
  ])('%s %s is answered %3$d, a 405 with the methods that the address has', async (method, path, status, allow) => {
    const response = await site.hiroba.fetch(
      new Request(`http://hiroba.test${path}`, { method, headers: { host: 'hiroba.test' } }),
    );
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(JSON.parse(await response.text()).message).toBeTypeOf('string');
  });
});

describe('a query', () => {
  test.each([
    'page=x',
    'page=-1',
    'page=0',
    'page=1.5',
    'page=99999999999',
    'per_page=101',
    'per_page=0',
    'page[]=1&page[]=2',
    'page=1&page=2',
  ])('%s of a list is refused at its field', async (query) => {
    const response = await site.get(`${api}/event_information/90/901/3?${query}`, { language: 'eng' });
    const { errors } = (await response.json()) as { errors: object };
    expect([response.status, Object.keys(errors)]).toEqual([422, [query.split(/[=[]/)[0]]]);
  });

  test.each([
    '?'.repeat(3),
    `q=${'x'.repeat(10_000)}`,
    'page=%',
    '%%%=%',
    '__proto__=1&constructor=2',
    'a=1&'.repeat(2_000),
    'page=\u0000',
  ])('with nonsense does not break any page or call', async (query) => {
    expect((await site.get(`/web/portal/90/event/901?${query}`)).status).toBe(200);
    expect((await site.get(`${api}/seo/90?${query}`)).status).toBe(200);
  });

  test('of more than 16 KB is dropped by a page and refused by a call', async () => {
    const query = `q=${'x'.repeat(60_000)}`;
    expect((await site.get(`/web/portal/90/event/901?${query}`)).status).toBe(200);
    expect((await site.get(`${api}/seo/90?${query}`)).status).toBe(400);
  });

  test('with an invalid page number shows a page of the list', async () => {
    for (const query of ['page=x', 'page=-1', 'page=99999', 'page=1e9']) {
      const { status } = await site.get(`/web/portal/90/event/901/module/information/3?${query}`);
      expect([query, status < 400]).toEqual([query, true]);
    }
  });
});

describe('headers', () => {
  test.each<[string, Record<string, string>]>([
    ['a language', { language: '__proto__' }],
    ['cookies', { cookie: `language=${'%'.repeat(3_000)}; a; =; language` }],
    ['a host', { host: 'hiroba.test:99999999' }],
    ['a host of brackets', { host: '[::1]:3000' }],
    ['an accepted language', { 'accept-language': ';;q=,,q=x;'.repeat(300) }],
    ['an encoding', { 'accept-encoding': 'br;q=banana, *;q=9' }],
    ['a condition', { 'if-none-match': '*, W/"x", '.repeat(100) }],
    [
      'tokens',
      { 'access-token': 'x'.repeat(8_000), 'anonymous-token': '\u00e9'.repeat(32), 'event-passcode': "' or 1=1" },
    ],
    ['a console user', { 'console-user': '../../etc/passwd' }],
    [
      'a forwarded host',
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-for': 'x', 'x-forwarded-proto': 'javascript' },
    ],
    ['a length', { 'content-length': '-1' }],
  ])('with garbage for %s are taken for nothing', async (_, headers) => {
    const at = (path: string) => {
      const url = new URL(path, 'http://hiroba.test');
      return site.hiroba.fetch(new Request(url, { headers: { host: 'hiroba.test', ...headers } }));
    };
    const page = await at('/web/portal/90/event/901');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('evil.test');
    expect((await at(`${api}/event_information/90/901/3`)).status).toBe(200);
    expect((await at('/web/seo/90/jpn/seo.json')).status).toBe(200);
  });
});

describe('a path', () => {
  test.each([
    '/web/%',
    '/web/%E3%81',
    '/web/portal/90/%00',
    '/web/portal/90/event/901/module/information/3/%2e%2e',
    '/web/..%2f..%2fetc/passwd',
    '/web/assets/..%2fserver.js',
    '/web/media/..%2f..%2fdatabase',
    '/web/media/x.webp',
    '/web/theme/event/901/x/site.css',
    '/web/theme/nothing/x/y/z',
    '/web/uri/%',
    '/web/seo/%/%/seo.json',
    `/web/${'a/'.repeat(2_000)}`,
    `/web/${'x'.repeat(20_000)}`,
    '/web/portal/90/event/901/module/%E3%81%82/1',
    '/web_api',
    '/web_api/v1/seo/90',
    `${api}/seo/%`,
    `${api}//`,
    '/.env',
    '/index.php?a=b',
  ])('%# that leads nowhere is answered below 500', async (path) => {
    const response = await site.get(path);
    expect([path, response.status >= 300 && response.status < 500]).toEqual([path, true]);
    expect(await response.text()).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
  });
});

test('every request is answered, and none makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(wildRequest, async (wild) => {
      const response = await site.hiroba.fetch(requestOf(wild));
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|\bat .*\.ts:\d+/);
      expect(site.logged).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
