import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredQuery, keptFlags } from '#app/page-query.ts';
import { pageScreens } from '#app/web-pages.ts';
import { findPage } from '#app/find-page.ts';
import type { Hiroba } from '#app/server/create-hiroba.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { addressOf, moduleAddresses } from './page-addresses.ts';
import { entryOf } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site, true);
});
afterAll(() => site.close());

interface Asked {
  path: string;
  headers: Record<string, string>;
  method?: string;
}

/** What the cache answers before any page is made; undefined when it has none. */
function fromCache(hiroba: Hiroba, { path, headers, method = 'GET' }: Asked): string | undefined {
  let body: string | undefined;
  const response = {
    writeHead: () => {},
    end: (bytes: Buffer) => void (body = bytes.toString()),
  } as unknown as ServerResponse;
  const request = { method, url: path, headers, socket: {} } as unknown as IncomingMessage;
  return hiroba.answerDirectly(request, response) ? body : undefined;
}

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const someOf = (...all: string[]) => maybe(fc.constantFrom(...all));
const someCookie = fc
  .array(
    fc.constantFrom(
      'language=eng',
      'language=eng-x',
      'language=kor',
      'language="eng"',
      'language=%65ng',
      'language=%',
      'xlanguage=kor',
      'Language=kor',
      ' language =chi',
      'cookie-consent=true',
      'cookie-consent=false',
      'cookie-consent=perhaps',
      'session=1',
      'passed-doors=member',
      'passed-doors=event.portal',
      'passed-doors=made-up',
      'login-skipped=event-32.event-1',
    ),
    { maxLength: 2 },
  )
  .map((pairs) => pairs.join('; '));
const query = fc
  .array(
    fc.constantFrom(
      'language=kor',
      'language=xx',
      'page=2',
      'page=1&page=2',
      'utm_source=a',
      'fbclid=b',
      's=1',
      'step=terms',
      'tab=movies',
      'isApplication=1',
      'consoleUser=key-1',
      'isDraft=true',
      'a%20b=<script>',
      'pag%65=2',
      'key=secret',
    ),
    { maxLength: 2 },
  )
  .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
const paths = fc.constantFrom(
  '/web/event/901',
  '/web/event/901/module/information/3',
  '/web/event/901/module/ticket/20',
  '/web/event/901/module/./information/3',
  '/web/event/901/module/%69nformation/3',
  '/web/event/902',
  '/web/portal/1/event/11/module/information/10',
  '/web/portal/1/users/login',
  '/web/nope',
  '/web/event/9999',
  '/web/event/21',
  '/web/event/32',
  '/web/portal/1/event/11/users/mypage',
  '/web/portal/1/event/11/module/web_page/22',
  '/web/portal/1/event/11/module/booth/80',
);
const asked = fc
  .record({
    path: fc.tuple(paths, query).map((parts) => parts.join('')),
    cookie: maybe(someCookie),
    'accept-language': someOf('ko', 'en-US,ja;q=0.5', 'ja', 'zh-TW;q=0.3, ko;q=0.9', 'xx', '', 'KO', 'ko;q=0'),
    device: someOf('sp', 'app'),
    language: someOf('kor', 'xx'),
    'console-user': someOf('key-1'),
    'preview-agent': someOf('previewer'),
    'access-token': someOf('abc'),
    'event-passcode': someOf('1234'),
    'x-forwarded-host': someOf('evil.test'),
    'x-forwarded-proto': someOf('https'),
    host: fc.constantFrom('hiroba.test', 'HIROBA.test', 'hiroba.test', 'hiroba.test', 'other.test'),
  })
  .map(({ path: of, ...given }): Asked => {
    const headers = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { path: of, headers: Object.fromEntries(headers) };
  });

test('what the cache answers is what would be made for the same request, whatever others asked before', async () => {
  let hits = 0;
  const home = '/web/portal/1/event/11';
  const check = async (one: Asked): Promise<void> => {
    const kept = fromCache(site.hiroba, one);
    const made = await site.get(one.path, one.headers);
    const html = await made.text();
    if (kept === undefined) return;
    hits += 1;
    expect(kept).toBe(html);
  };
  await check({ path: home, headers: { host: 'h.test', cookie: 'language=eng-x', 'accept-language': 'ko' } });
  await check({ path: home, headers: { host: 'h.test', cookie: 'language=eng' } });
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: 150 });
  expect(hits).toBeGreaterThan(10);
});

test('a page is answered again by what it reads, and not by what it does not', async () => {
  const headers = { host: 'hiroba.test' };
  const list = '/web/portal/1/event/11/module/information/10';
  const html = await site.page(list);
  const answers = (path: string, more = {}): boolean =>
    fromCache(site.hiroba, { path, headers: { ...headers, ...more } }) === html;
  for (const unread of [
    '?fbclid=1',
    '?utm_source=a&utm_medium=b',
    '?s=x',
    '?key=secret',
    '?access_token=secret',
    '?tab=1',
  ])
    expect([unread, answers(list + unread)]).toEqual([unread, true]);
  for (const read of ['?page=2', '?language=kor', '?consoleUser=a', '?isApplication=1', '?exhibitor_account=1'])
    expect([read, answers(list + read)]).toEqual([read, false]);
  for (const seen of [{ cookie: 'language=kor' }, { cookie: 'cookie-consent=true' }, { 'accept-language': 'ko' }])
    expect([seen, answers(list, seen)]).toEqual([seen, false]);
  expect(answers(list, { cookie: 'session=1; cookie-consent=perhaps' })).toBe(true);
  expect(fromCache(site.hiroba, { path: list, headers, method: 'POST' })).toBeUndefined();
});

test('a door is kept for who has not passed it, and the page behind it for who says so', async () => {
  const headers = { host: 'hiroba.test' };
  const page = '/web/event/32';
  const isDoor = (cookie: string): boolean | undefined => {
    const kept = fromCache(site.hiroba, { path: page, headers: { ...headers, cookie } });
    return kept === undefined ? undefined : entryOf(kept).page.name === 'login';
  };
  await site.page(page, headers);
  expect(['', 'passed-doors=event', 'login-skipped=event-3', 'a=b'].map(isDoor)).toEqual([true, true, true, true]);
  expect(isDoor('passed-doors=member')).toBeUndefined();
  await site.page(page, { ...headers, cookie: 'passed-doors=member' });
  expect(['passed-doors=member', 'passed-doors=portal.member', 'login-skipped=event-32'].map(isDoor)).toEqual([
    false,
    false,
    false,
  ]);
  // Where only a call knows the door, there are two pages.
  const content = '/web/portal/1/event/11/module/web_page/22';
  const nameOf = (cookie: string) => {
    const kept = fromCache(site.hiroba, { path: content, headers: { ...headers, cookie } });
    return kept && entryOf(kept).page.screen;
  };
  await site.page(content, headers);
  expect(['', 'passed-doors=event', 'login-skipped=event-11', 'passed-doors=member'].map(nameOf)).toEqual([
    ...Array(3).fill(pageScreens.login),
    undefined,
  ]);
  // Where there is no door, what a browser has passed makes no other page.
  const open = '/web/event/901';
  await site.page(open, headers);
  expect(fromCache(site.hiroba, { path: open, headers: { ...headers, cookie: 'passed-doors=member' } })).toBeDefined();
});

test('a redirect keeps what no page reads, for whoever counts visitors by the address', async () => {
  const moved = await site.get('/web/event/901/module/ticket/20/1?utm_source=a&category=2&isApplication=1');
  expect(moved.headers.get('location')).toBe(
    '/web/event/901/module/ticket/20/detail?ticket=1&isApplication=1&utm_source=a&category=2',
  );
  const home = await site.get('/?utm_source=a');
  expect(home.headers.get('location')).toBe('/web/?utm_source=a');
});

test('no page reads a name of the query that it does not declare', async () => {
  const { get, getAll, has } = URLSearchParams.prototype;
  let read = new Set<string>();
  const noting = <T>(of: (this: URLSearchParams, name: string) => T) =>
    function note(this: URLSearchParams, name: string): T {
      read.add(name);
      return of.call(this, name);
    };
  const own = (pages as readonly PageDefinition[]).map((page) => addressOf(page, '/web/event/901'));
  const addresses = [...own, ...(await moduleAddresses(site)), '/web/event/901/nope'];
  Object.assign(URLSearchParams.prototype, { get: noting(get), getAll: noting(getAll), has: noting(has) });
  try {
    for (const address of new Set(addresses)) {
      read = new Set();
      const response = await site.get(address);
      if (response.status >= 300 && response.status < 400) continue;
      const seen = [...read];
      const { facts } = entryOf(await response.text());
      const { definition, params } = findPage(address, facts as never);
      const declared = [...declaredQuery(definition, params), ...(definition?.browserQuery ?? [])];
      const known = new Set<string>(['language', ...keptFlags, ...declared]);
      expect([address, seen.filter((name) => !known.has(name))]).toEqual([address, []]);
    }
  } finally {
    Object.assign(URLSearchParams.prototype, { get, getAll, has });
  }
});

test('the error page of a site is kept, and a page that an unknown address is answered with is not', async () => {
  const { entries } = site.hiroba.pages();
  expect((await site.get('/web/event/901/nope-1')).status).toBe(404);
  expect((await site.get('/web/portal/1/event/11/module/ticket/60/detail?ticket=999')).status).toBe(404);
  expect(site.hiroba.pages().entries).toBe(entries);
  expect((await site.get('/web/event/901/error?language=eng')).status).toBe(404);
  expect(site.hiroba.pages().entries).toBe(entries + 1);
});

test('who ask for a page at the same time get one that is made once; beyond a short queue they are asked to wait', async () => {
  const path = '/web/event/901/module/information/3';
  const before = site.hiroba.pages().made;
  await Promise.all(Array.from({ length: 30 }, () => site.page(`${path}?page=7`)));
  expect(site.hiroba.pages().made - before).toBe(1);

  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, page) => site.get(`${path}?page=${page + 100}`, { 'accept-language': 'en' })),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.length - busy.length).toBeGreaterThan(100);
  expect(busy.length).toBeGreaterThan(40);
  for (const one of busy) expect(one.headers.get('retry-after')).toBe('3');
  expect(await busy[0]?.text()).toContain('Very busy right now');
  expect(site.hiroba.pages()).toMatchObject({ running: 0, waiting: 0 });
});
