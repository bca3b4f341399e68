import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { lockedSites, passcodes, publishFixtures, secret } from './fixture-sites.ts';
import { siteMapFiles } from './mapped-addresses.ts';
import { entryOf, parsePage, textOf } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const rests = [
  '',
  '/module/information/3',
  '/module/information/3/1',
  '/module/web_page/4',
  '/module/web_page/4/1',
  '/module/united_web_link/5',
  '/module/html/6',
  '/users/mypage',
  '/users/terms',
  '/verify',
  '/error',
  '/nope',
];
/** Every call that reads a site, for a portal (90) or an event (90/902). */
function callsOf(ids: string): string[] {
  const isEvent = ids.includes('/');
  const information = isEvent ? 'event_information' : 'portal_information';
  const webPage = isEvent ? 'web_page' : 'portal_web_page';
  return [
    `seo/${ids}`,
    `terms/${ids}`,
    `${information}/${ids}/3`,
    `${information}/${ids}/3/1`,
    `${webPage}/${ids}/4`,
    `${webPage}/${ids}/4/1`,
    `united_web_link/${ids}/5`,
    `united_web_link/${ids}/5/detail/1`,
    ...(isEvent
      ? [`taxonomy/${ids}/10`, `portal/${ids.split('/')[0]}/events`]
      : [`portal/${ids}/events`, `event_search/${ids}/8`]),
    `error_custom?portal_id=${ids.split('/')[0]}${isEvent ? `&event_id=${ids.split('/')[1]}` : ''}`,
  ];
}
const hidesAll = (where: string, text: string): void => {
  expect([where, text.includes(secret), text.includes('secret-pier')]).toEqual([where, false, false]);
};

describe.each(lockedSites)('the site $path', ({ path, ids }) => {
  test('tells nothing in any page, in any language, with any headers of a visitor', async () => {
    const sent: Record<string, string>[] = [
      {},
      { cookie: 'language=eng' },
      { 'portal-passcode': passcodes.portal, 'event-passcode': passcodes.event },
      { 'access-token': 'a'.repeat(32), 'console-user': 'key', 'preview-agent': 'previewer' },
    ];
    for (const rest of rests) {
      for (const headers of sent) hidesAll(path + rest, await (await site.get(path + rest, headers)).text());
    }
    const { facts } = entryOf(await site.page(path));
    expect(facts.init.isLocked).toBe(true);
    expect(textOf(parsePage(await site.page(path)))).not.toContain('新着');
  });

  test('tells nothing in any call without the passcode, nor with a wrong one', async () => {
    for (const name of callsOf(ids)) {
      for (const headers of [
        {},
        { 'portal-passcode': '000000', 'event-passcode': '111111' },
        { 'console-user': 'key' },
      ]) {
        const response = await site.get(`/web_api/v2/${name}`, headers as Record<string, string>);
        hidesAll(name, await response.text());
        expect(response.status).toBeLessThan(500);
      }
    }
    for (const language of ['jpn', 'eng']) {
      hidesAll(language, await (await site.get(`/web/seo/${ids}/${language}/seo.json`)).text());
    }
  });

  test('is in no sitemap', async () => {
    for (const [host, base] of [
      ['hiroba.test', '/web'],
      ['square.test', ''],
      ['locked.test', ''],
    ] as const) {
      const text = (await siteMapFiles(site, host, base)).join('');
      hidesAll(host, text);
      expect(text).not.toContain(`/event/${ids.split('/')[1] ?? 'none'}`);
      expect(text).not.toContain(`<loc>http://locked.test`);
    }
  });
});

describe('with the right passcode', () => {
  test.each([
    ['91', { 'portal-passcode': passcodes.portal }],
    ['90/902', { 'event-passcode': passcodes.event }],
    ['91/911', { 'event-passcode': passcodes.event }],
  ])('the site %s tells all', async (ids, headers) => {
    const data = await (await site.get(`/web_api/v2/seo/${ids}`, headers)).json();
    expect(data.data.init.isLocked).toBe(false);
    expect(JSON.stringify(data)).toContain(secret);
    const calls = callsOf(ids).filter((name) => /information|web_page|united/.test(name));
    for (const name of calls) {
      const response = await site.get(`/web_api/v2/${name}`, headers);
      expect([name, response.status, (await response.text()).includes(secret)]).toEqual([name, 200, true]);
    }
  });

  test('for the portal, an event still asks for its own', async () => {
    const headers = { 'portal-passcode': passcodes.portal };
    const { status } = await site.get('/web_api/v2/event_information/91/911/3', headers);
    expect(status).toBe(461);
  });

  test('an event by invitation stays closed', async () => {
    const headers = { 'portal-passcode': passcodes.portal, 'event-passcode': passcodes.event };
    expect((await site.get('/web_api/v2/event_information/90/903/3', headers)).status).toBe(403);
  });
});

test('the locked sites of the demo world tell nothing either, although they show their overview at the doors', async () => {
  const { directory, store } = site.hiroba.features.site;
  const locked = [];
  for (const { portalId, eventId, siteKey } of directory.all()) {
    const one = await store.site({ portalId, eventId });
    if (one && (one.passcode !== undefined || one.document.isInvitingEvent) && Number(siteKey.split('/')[1]) < 90)
      locked.push(one);
  }
  expect(locked.length).toBeGreaterThan(1);
  for (const one of locked) {
    const { rows } = await site.database.pool.query(
      "select document from content_item where version = 'published' and site_key = $1",
      [one.siteKey],
    );
    const texts = rows.flatMap(({ document }: { document: object }) => japaneseTexts(document));
    const contents = one.modules.flatMap(({ moduleCode, content }) =>
      moduleCode === 'digest' || moduleCode === 'html' ? japaneseTexts(content) : [],
    );
    expect(texts.length + contents.length).toBeGreaterThan(10);
    expect(one.document.overviewAtDoors).toBe(true);
    // Lists of events leave it out, too.
    texts.push(...japaneseTexts([one.document.overview.description]));
    const address = one.eventId === undefined ? `/web/portal/${one.portalId}` : `/web/event/${one.eventId}`;
    const ids = one.eventId === undefined ? `${one.portalId}` : `${one.portalId}/${one.eventId}`;
    const shown = [
      await site.page(address),
      await (await site.get(`/web_api/v2/seo/${ids}`)).text(),
      await (await site.get(`/web/seo/${ids}/jpn/seo.json`)).text(),
    ];
    for (const text of [...texts, ...contents])
      for (const all of shown) expect([text, all.includes(text)]).toEqual([text, false]);
  }
});

/** The Japanese texts of a document that are too long to be labels. */
function japaneseTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(japaneseTexts);
  return Object.entries(value).flatMap(([key, item]) => {
    if (key !== 'jpn' || typeof item !== 'string') return japaneseTexts(item);
    const plain = item
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .map((line) => line.trim());
    return plain.filter((line) => line.length > 12);
  });
}
