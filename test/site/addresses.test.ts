import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { entryOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const square = { host: 'square.test' };
const solo = { host: 'solo.test' };
/** The status and, of a redirect, where it leads. */
async function answer(path: string, headers: Record<string, string> = {}): Promise<[number, string | null]> {
  const response = await site.get(path, headers);
  return [response.status, response.headers.get('location')];
}
const identityOf = async (path: string, headers: Record<string, string> = {}) =>
  entryOf(await site.page(path, headers)).facts.site;

describe('one running site', () => {
  test('serves every tenant with one bundle [BOOT-026]', async () => {
    const scriptsOf = async (path: string, headers: Record<string, string> = {}) =>
      [...parsePage(await site.page(path, headers)).querySelectorAll('script[src]')].map((one) =>
        one.getAttribute('src'),
      );
    expect(await scriptsOf('/web/portal/90')).toEqual(['/web/assets/entry.js']);
    expect(await scriptsOf('/web/portal/90/event/901')).toEqual(['/web/assets/entry.js']);
    expect(await scriptsOf('/web/event/904')).toEqual(['/web/assets/entry.js']);
    expect(await scriptsOf('/', square)).toEqual(['/assets/entry.js']);
  });

  test('opens an event inside a portal and a stand-alone event [BOOT-027]', async () => {
    expect(await identityOf('/web/portal/90/event/901')).toEqual({ portalId: 90, eventId: 901 });
    expect(await identityOf('/web/event/904')).toEqual({ portalId: 0, eventId: 904 });
    const listed = await (await site.get('/web_api/v2/portal/90/events')).json();
    expect(listed.data.map(({ eventId }: { eventId: number }) => eventId)).toContain(901);
  });

  test('has every address of the shared host under /web/ [ROUTE-001]', async () => {
    const document = parsePage(await site.page('/web/portal/1/event/12'));
    const addresses = [...document.querySelectorAll('[href^="/"], [src^="/"]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src'),
    );
    expect(addresses.length).toBeGreaterThan(20);
    // A link to a call, such as a calendar file, has the address of every call (HTTP-001).
    const ofPages = addresses.filter((address) => !address?.startsWith('/web_api/'));
    expect(ofPages.filter((address) => !address?.startsWith('/web/'))).toEqual([]);
    expect(await answer('/')).toEqual([308, '/web/']);
    expect(await answer('/web')).toEqual([308, '/web/']);
  });

  test('answers every page on a direct load, at an address without a hash [ROUTE-003]', async () => {
    for (const path of ['/module/information/3', '/module/information/3/1', '/users/login', '/users/mypage/profile']) {
      const html = await site.page(`/web/portal/90/event/901${path}`);
      expect(html).not.toMatch(/href="[^"]*#\//);
    }
  });
});

describe('an own domain', () => {
  test('has the site at its root, with every file the site needs [ROUTE-002]', async () => {
    const document = parsePage(await site.page('/module/information/3', square));
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src'),
    );
    expect(addresses.filter((address) => address?.startsWith('/web'))).toEqual([]);
    const theme = addresses.find((address) => address?.endsWith('/colors.css'));
    expect((await site.get(theme as string, square)).headers.get('content-type')).toContain('text/css');
  });

  test('of a portal has its home at / [ROUTE-009]', async () => {
    expect(await identityOf('/', square)).toEqual({ portalId: 90 });
    expect(await identityOf('/', { host: 'SQUARE.test:3000' })).toEqual({ portalId: 90 });
  });

  test('of a portal has its events at /event/{eventId} [ROUTE-010]', async () => {
    expect(await identityOf('/event/901', square)).toEqual({ portalId: 90, eventId: 901 });
    expect(await answer('/event/901/', square)).toEqual([308, '/event/901']);
    expect((await site.get('/portal/90/event/901', square)).status).toBe(404);
    expect((await site.get('/web/portal/90', square)).status).toBe(404);
  });

  test('of an event has the home of the event at /, and shows no other site', async () => {
    expect(await identityOf('/', solo)).toEqual({ portalId: 0, eventId: 904 });
    expect(await identityOf('/module/information/3', solo)).toEqual({ portalId: 0, eventId: 904 });
    for (const path of ['/event/904', '/event/12', '/portal/90']) expect((await site.get(path, solo)).status).toBe(404);
  });

  test('of a portal does not show the events of another portal', async () => {
    for (const path of ['/event/12', '/event/904', '/event/911'])
      expect((await site.get(path, square)).status).toBe(404);
  });

  test('answers the chat’s error address too [ROUTE-058]', async () => {
    expect(await answer('/web/error', square)).toEqual([302, '/error']);
    for (const [path, host] of [
      ['/web/error', {}],
      ['/error', square],
    ] as const) {
      const response = await site.get(path, host);
      expect([response.status, entryOf(await response.text()).page.name]).toEqual([404, 'error']);
    }
  });

  test('that is unknown shows what the shared host shows', async () => {
    expect(await identityOf('/web/', { host: 'unknown.test' })).toEqual({ portalId: 0 });
  });
});

describe('the home of', () => {
  test('an event is at /event/{eventId} [ROUTE-053]', async () =>
    expect(await identityOf('/web/event/901')).toEqual({ portalId: 0, eventId: 901 }));
  test('a portal is at /portal/{portalId} [ROUTE-054]', async () =>
    expect(await identityOf('/web/portal/90')).toEqual({ portalId: 90 }));
  test('an event in its portal is at /portal/{portalId}/event/{eventId} [ROUTE-055]', async () =>
    expect(await identityOf('/web/portal/90/event/901')).toEqual({ portalId: 90, eventId: 901 }));
});

describe('a slash at the end', () => {
  test.each([
    ['/web/portal/90/', '/web/portal/90'],
    ['/web/event/901/users/login/?isApplication=1', '/web/event/901/users/login?isApplication=1'],
    ['/web/event/901/users/login//', '/web/event/901/users/login'],
    ['//web/event/901', '/web/event/901'],
    ['/web//', '/web/'],
  ])('of %s is taken off [ROUTE-011]', async (path, expected) => {
    const response = await site.hiroba.fetch(
      new Request(`http://hiroba.test${path}`, { headers: { host: 'hiroba.test' } }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([308, expected]);
  });

  test('never leads to another host, with any number of slashes', async () => {
    for (const path of ['//evil.test/', '///evil.test//', '/\\evil.test/', '//evil.test']) {
      const response = await site.hiroba.fetch(
        new Request(`http://hiroba.test${path}`, { headers: { host: 'hiroba.test' } }),
      );
      const target = new URL(response.headers.get('location') ?? '/', 'http://hiroba.test');
      expect([path, target.host]).toEqual([path, 'hiroba.test']);
    }
  });
});

describe('a wrong parameter leads to the error page of the nearest scope', () => {
  test.each([
    ['/web/portal/abc', '/web/error'],
    ['/web/portal/-1/event/3', '/web/error'],
    ['/web/portal/99999999999', '/web/error'],
    ['/web/portal/%31', '/web/error'],
  ])('%s [ROUTE-061]', async (path, target) => expect(await answer(path)).toEqual([302, target]));

  test.each([
    ['/web/event/-1', '/web/error'],
    ['/web/event/1.5', '/web/error'],
    ['/web/portal/90/event/x/users/login', '/web/portal/90/error'],
  ])('%s [ROUTE-062]', async (path, target) => expect(await answer(path)).toEqual([302, target]));

  test.each([
    ['/web/event/901/module/information/x', '/web/event/901/error'],
    ['/web/portal/90/module/information/-3', '/web/portal/90/error'],
    ['/web/portal/90/event/901/module/ticket/x/detail', '/web/portal/90/event/901/error'],
    ['/web/event/901/users/my-ticket/1e3', '/web/event/901/error'],
  ])('%s [ROUTE-063]', async (path, target) => expect(await answer(path)).toEqual([302, target]));

  test.each([
    ['/web/event/901/module/information/3/x', '/web/event/901/error'],
    ['/web/event/901/module/information/3/-1', '/web/event/901/error'],
    ['/web/event/901/module/information/3/1/category/x', '/web/event/901/error'],
  ])('%s [ROUTE-064]', async (path, target) => expect(await answer(path)).toEqual([302, target]));

  test.each([
    ['/web/portal/90/module/coupon/1', '/web/portal/90/error'],
    ['/web/portal/90/module/ticket/20', '/web/portal/90/error'],
    ['/web/event/901/module/event_search/8', '/web/event/901/error'],
    ['/web/event/908/module/information/3', '/web/event/908/error'],
    ['/web/event/901/module/nonsense/1', '/web/event/901/error'],
    ['/web/event/901/module/__proto__/1', '/web/event/901/error'],
    ['/web/event/901/module', '/web/event/901/error'],
  ])('%s, a code that is not the site’s [ROUTE-065]', async (path, target) =>
    expect(await answer(path)).toEqual([302, target]),
  );

  test.each([
    ['/web/event/901/module/information/99999', '/web/event/901/error'],
    ['/web/event/901/module/information/4', '/web/event/901/error'],
  ])('%s, a content that is not there [BOOT-014]', async (path, target) =>
    expect(await answer(path)).toEqual([302, target]),
  );

  test('a detail that a content does not have shows the page for unknown addresses, and the address stays [ROUTE-059]', async () => {
    const path = '/web/event/901/module/information/3/99999';
    const response = await site.get(path);
    const html = await response.text();
    expect([response.status, entryOf(html).page.name]).toEqual([404, 'notFound']);
    expect(html).toContain('このページは見つかりませんでした');
  });

  test.each(['timetable/62/1', 'questionnaire/71/1', 'category/66/1', 'live_chat/240/1'])(
    'a module without details, %s, has no page of one [ROUTE-059]',
    async (path) => {
      expect((await site.get(`/web/portal/1/event/11/module/${path}`)).status).toBe(404);
    },
  );

  test('the detail of an unknown ticket is answered with 404 and says so above the list [ROUTE-059]', async () => {
    const seen = [];
    for (const query of ['?ticket=999', '?ticket=none', '?ticket=1', '']) {
      const response = await site.get(`/web/portal/1/event/11/module/ticket/60/detail${query}`);
      const says = (await response.text()).includes('このチケットは現在掲載されていません。');
      seen.push([query, response.status, says]);
    }
    expect(seen).toEqual([
      ['?ticket=999', 404, true],
      ['?ticket=none', 404, true],
      ['?ticket=1', 200, false],
      ['', 200, false],
    ]);
  });

  test('the error page is answered with the status that it tells of, and never with 200', async () => {
    const seen = [];
    for (const query of ['', '?again=%2Fweb%2Fevent%2F901', '?isDraft=true', '?again=https%3A%2F%2Felsewhere.test']) {
      const response = await site.get(`/web/event/901/error${query}`);
      const [, title] = /<title>([^<|]*)/.exec(await response.text()) ?? [];
      seen.push([query, response.status, title?.trim(), response.headers.get('retry-after')]);
    }
    expect(seen).toEqual([
      ['', 404, 'ページが見つかりません', null],
      ['?again=%2Fweb%2Fevent%2F901', 503, 'ページを読み込めませんでした', '3'],
      ['?isDraft=true', 403, 'プレビューを開けませんでした', null],
      ['?again=https%3A%2F%2Felsewhere.test', 404, 'ページが見つかりません', null],
    ]);
  });

  test('with the query flags kept [ROUTE-077]', async () =>
    expect(await answer('/web/event/-1?isApplication=1&x=2')).toEqual([302, '/web/error?isApplication=1']));
});

describe('a site that does not exist, or is not in that portal', () => {
  test.each([
    '/web/portal/77',
    '/web/event/77777',
    '/web/portal/90/event/12',
    '/web/portal/1/event/901',
    '/web/portal/77/event/901/users/login',
  ])('%s is an unknown page of the host [ROUTE-059]', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    const { facts, page } = entryOf(await response.text());
    expect([facts.site, page.name]).toEqual([{ portalId: 0 }, 'notFound']);
  });

  test('makes its calls answer 404 too', async () => {
    for (const path of [
      'seo/77',
      'seo/90/12',
      'seo/1/901',
      'portal/77/events',
      'event_information/1/901/3',
      'terms/1/901',
    ]) {
      expect([path, (await site.get(`/web_api/v2/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('a deep link', () => {
  test.each([
    ['/web/uri/information/90/901/3', '/web/portal/90/event/901/module/information/3'],
    ['/web/uri/information/90/901/3/1?a=b', '/web/portal/90/event/901/module/information/3/1?a=b'],
    ['/web/uri/booth/90/901/23/1/category/9', '/web/portal/90/event/901/module/booth/23/1/category/9'],
    ['/web/uri/ticket/90/901/60/12?a=b', '/web/portal/90/event/901/module/ticket/60/detail?ticket=12&a=b'],
    ['/web/uri/web_page/90/0/4', '/web/portal/90/module/web_page/4'],
    ['/web/uri/nonsense/90/901/3', '/web/error'],
    ['/web/uri/information/90/901', '/web/error'],
    ['/web/uri/information/x/901/3', '/web/error'],
    ['/web/uri/', '/web/error'],
  ])('%s leads to %s', async (path, target) => expect(await answer(path)).toEqual([302, target]));

  test('works on own domains', async () => {
    expect(await answer('/uri/information/90/901/3', square)).toEqual([302, '/event/901/module/information/3']);
    expect(await answer('/uri/information/1/12/3', square)).toEqual([302, '/error']);
    expect(await answer('/uri/information/0/904/3', solo)).toEqual([302, '/module/information/3']);
  });

  test('leads to an existing page', async () => {
    const [, target] = await answer('/web/uri/information/90/901/3/1');
    expect(entryOf(await site.page(target as string)).page.name).toBe('moduleDetail');
  });
});

test('a preview is the neutral shell until the browser knows its previewer [ACCESS-033]', async () => {
  const html = await site.page('/web/preview/portal/90/event/901/module/information/3/1');
  expect(html).toContain('noindex');
  expect(html).not.toContain('<article');
});
