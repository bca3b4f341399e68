import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSite } from '#features/site/server/publish.ts';
import { stockMoved } from '#features/ticket/server.ts';
import { publishTestSites, type TestSite as SiteToPublish } from '../published-site.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { withDefaults } from './fixture-sites.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publish([event(951, 3), event(952, 300), fair(953, 3), fair(954, 300), ...portal(97, 3), ...portal(98, 30)]);
  // The operator's portal, which holds the stand-alone events.
  await site.page('/web/');
});
afterAll(() => site.close());

const name = { jpn: '数える', eng: 'Counted' };
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    detailId: at + 1,
    title: { jpn: `項目${at + 1}` },
    body: { jpn: '<p>本文</p>' },
  }));
/** An event whose three contents have so many items each. */
const event = (eventId: number, count: number, portalId = 0): SiteToPublish => ({
  site: { kind: 'event', portalId, eventId, languages: ['jpn'], webSetting: { title: name }, overview: { name } },
  modules: [
    {
      moduleCode: 'information',
      contentId: 3,
      items: items(count).map((item) => ({ ...item, createdAt: '2026-11-01 10:00' })),
    },
    { moduleCode: 'web_page', contentId: 4, items: items(count) },
    {
      moduleCode: 'united_web_link',
      contentId: 5,
      widget: { cardVisible: true, numberOfDisplay: 0 },
      items: items(count).map(({ detailId, title }) => ({ detailId, name: title, url: 'https://example.jp/' })),
    },
    {
      moduleCode: 'place',
      contentId: 6,
      items: items(count).map(({ detailId, title }) => ({ detailId, name: title })),
    },
  ],
});
/** An event with so many sessions and coupons, and a questionnaire. */
const fair = (eventId: number, count: number): SiteToPublish => ({
  ...event(eventId, 0),
  modules: [
    {
      moduleCode: 'schedule',
      contentId: 3,
      items: items(count).map(({ detailId, title }) => ({
        detailId,
        title: { value: title },
        place: { ids: [1] },
        createdAt: '2026-11-01 10:00',
        held_datetime: { startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' },
      })),
    },
    { moduleCode: 'place', contentId: 4, items: [{ detailId: 1, name }] },
    { moduleCode: 'coupon', contentId: 5, items: items(count) },
    {
      moduleCode: 'questionnaire',
      contentId: 6,
      serverContent: {
        questions: [{ detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: name }],
      },
    },
  ],
});
/** A portal with so many events; its home shows so many of them, 0 for all. */
const portal = (portalId: number, count: number, numberOfDisplay = 0): SiteToPublish[] => [
  {
    site: { kind: 'portal', portalId, languages: ['jpn'], webSetting: { title: name } },
    modules: [{ moduleCode: 'event_search', contentId: 8, widget: { numberOfDisplay } }],
  },
  ...Array.from({ length: count }, (_, at) => ({ ...event(portalId * 100 + at, 0, portalId), modules: [] })),
];

async function publish(sites: SiteToPublish[]): Promise<void> {
  await publishTestSites(site.database, sites.map(withDefaults));
  await site.hiroba.features.site.directory.refresh();
}

/** How many statements an address takes. */
async function statementsOf(path: string): Promise<number> {
  const before = site.database.statements();
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, path.endsWith('/error') ? 404 : 200]);
  await response.text();
  return site.database.statements() - before;
}
/** The same right after a publication, and again. */
async function coldAndWarm(path: string, siteKey: string): Promise<{ cold: number; warm: number }> {
  await publishSite(site.database, siteKey);
  await site.hiroba.features.site.directory.refresh();
  return { cold: await statementsOf(path), warm: await statementsOf(path) };
}

describe('statements of a page', () => {
  test.each([
    // The site, and the items of three widgets.
    ['the home', '', 4],
    ['a list', '/module/information/3', 2],
    ['a detail', '/module/information/3/2', 2],
    ['a list of pages', '/module/web_page/4', 2],
    ['a list of places', '/module/place/6', 2],
    ['a page of its own', '/users/login', 1],
    ['an error page', '/error', 1],
  ])('%s: as many for three items as for three hundred, and none when warm', async (_, rest, budget) => {
    const few = await coldAndWarm(`/web/event/951${rest}`, 'event/951');
    const many = await coldAndWarm(`/web/event/952${rest}`, 'event/952');
    expect(few).toEqual({ cold: budget, warm: 0 });
    expect(many).toEqual({ cold: budget, warm: 0 });
  });

  test.each([
    // The site, sessions, places, coupons.
    ['the home', '', 4],
    // Sessions, and what their places are called.
    ['a schedule', '/module/schedule/3', 3],
    ['a search for sessions', '/module/schedule/3?keyword=1&place=1', 3],
    ['a session', '/module/schedule/3/2', 3],
    ['a list of coupons', '/module/coupon/5', 2],
    ['a coupon', '/module/coupon/5/2', 2],
    ['a questionnaire', '/module/questionnaire/6', 1],
    ['the page of staff', '/users/mypage/coupon-staff', 1],
  ])('of a fair, %s: as many for three items as for three hundred, and none when warm', async (_, rest, budget) => {
    expect(await coldAndWarm(`/web/event/953${rest}`, 'event/953')).toEqual({ cold: budget, warm: 0 });
    expect(await coldAndWarm(`/web/event/954${rest}`, 'event/954')).toEqual({ cold: budget, warm: 0 });
  });

  test('of a portal: as many for thirty events as for three', async () => {
    for (const portalId of [97, 98]) await statementsOf(`/web/portal/${portalId}`);
    const few = await coldAndWarm('/web/portal/97', 'portal/97');
    const many = await coldAndWarm('/web/portal/98', 'portal/98');
    // Its events are known; a publication reads those that it changes.
    expect(few).toEqual({ cold: 1, warm: 0 });
    expect(many).toEqual({ cold: 1, warm: 0 });
    expect(await statementsOf('/web/portal/98/module/event_search/8?keyword=x')).toBe(0);
  });

  test('and bytes of a portal: about as many for ninety events as for ten, of which its home shows six', async () => {
    await publish([...portal(93, 10, 6), ...portal(94, 90, 6)]);
    const [few = '', many = ''] = await Promise.all([93, 94].map((portalId) => site.page(`/web/portal/${portalId}`)));
    expect(many.split('hb-event-card ').length).toBe(few.split('hb-event-card ').length);
    expect(Math.abs(many.length / few.length - 1)).toBeLessThan(0.02);
    for (const portalId of [93, 94])
      expect(await coldAndWarm(`/web/portal/${portalId}`, `portal/${portalId}`)).toEqual({ cold: 1, warm: 0 });
  });

  test('of a portal whose events sell: one more after a sale, for what is left of all that it shows', async () => {
    const price = { price: 1_000, enableNumberSold: true, capacity: 9 };
    const ticket = { moduleCode: 'ticket', contentId: 60, items: [{ detailId: 1, title: name, ...price }] };
    const selling = (sites: SiteToPublish[]) =>
      sites.map((one) => ('eventId' in one.site ? { ...one, modules: [ticket] } : one));
    await publish([...selling(portal(95, 3)), ...selling(portal(96, 30))]);
    for (const portalId of [95, 96]) {
      const address = `/web/portal/${portalId}`;
      await statementsOf(address);
      expect(await coldAndWarm(address, `portal/${portalId}`)).toEqual({ cold: 1, warm: 0 });
      for (let at = 0; at < 30; at += 1) stockMoved({ siteKey: `event/${portalId * 100 + at}`, contentId: 60 });
      expect(await coldAndWarm(address, `portal/${portalId}`)).toEqual({ cold: 2, warm: 0 });
    }
  });

  test('in another language: none either when warm', async () => {
    await coldAndWarm('/web/event/951', 'event/951');
    expect(await statementsOf('/web/event/951?language=jpn')).toBe(0);
    await statementsOf('/web/portal/1/event/11');
    for (const language of ['eng', 'chi', 'zhtw', 'kor']) {
      expect(await statementsOf(`/web/portal/1/event/11?language=${language}`)).toBe(0);
    }
  });

  test('of the demo world: few when cold, and none when warm, also where tickets are sold', async () => {
    const { directory } = site.hiroba.features.site;
    for (const { portalId, eventId, ownDomain } of directory.all()) {
      if (ownDomain !== undefined || portalId > 90 || (eventId ?? 0) > 900) continue;
      const base = portalId === 0 ? '/web' : `/web/portal/${portalId}`;
      const path = eventId === undefined ? (base === '/web' ? '/web/' : base) : `${base}/event/${eventId}`;
      expect(await statementsOf(path)).toBeLessThan(14);
      expect([path, await statementsOf(path)]).toEqual([path, 0]);
    }
  });
});

test('a call needs two statements when cold, for the site and the items, and none when warm', async () => {
  await publishSite(site.database, 'event/952');
  await site.hiroba.features.site.directory.refresh();
  const call = '/web_api/v2/event_information/0/952/3';
  expect([await statementsOf(call), await statementsOf(`${call}?page=2`), await statementsOf(`${call}/7`)]).toEqual([
    2, 0, 0,
  ]);
  expect(await statementsOf('/web_api/v2/seo/0/952')).toBe(0);
  expect(await statementsOf('/web/seo/0/952/jpn/seo.json')).toBe(0);
});

test('many visitors at the same moment cause each read once', async () => {
  await publishSite(site.database, 'event/952');
  await site.hiroba.features.site.directory.refresh();
  const before = site.database.statements();
  await Promise.all(Array.from({ length: 20 }, () => site.page('/web/event/952')));
  expect(site.database.statements() - before).toBe(4);
});
