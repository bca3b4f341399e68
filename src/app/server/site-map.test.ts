import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInformationServer } from '#features/information/server.ts';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { publishCopies } from '../../../test/many-events.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { readDocuments } from '../../../test/read-documents.ts';
import { requestContext } from '../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { createSiteMaps, type SiteMaps, type SiteMapServices, sitesOfPart } from './site-map.ts';

let database: Database;
let site: SiteServer;
let services: SiteMapServices;
let maps: SiteMaps;
const context = requestContext({
  host: 'hiroba.test',
  protocol: 'https',
  now: Date.parse('2026-11-20T10:00:00+09:00'),
});
const locsOf = (xml = ''): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const nameOf = (loc: string): string => loc.replace(/^.*sitemap-(.*)\.xml$/, '$1');
const address = 'https://hiroba.test/web/portal/1';
const events = 90;
const news = (detailId: number, more: object = {}) => ({
  detailId,
  title: { jpn: `知らせ${detailId}` },
  createdAt: `2026-11-0${detailId} 09:00`,
  ...more,
});

beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    { site: portalFile({ portalId: 2, webSetting: { title: { jpn: '隠' }, isRelease: false } }) },
    {
      site: eventFile({ portalId: 1 }),
      modules: [
        {
          moduleCode: 'information',
          contentId: 10,
          items: [
            news(1),
            news(2),
            news(3, { publicPeriod: true, publicStart: '2026-11-20 10:15' }),
            news(4, { createdAt: '2027-01-01 09:00' }),
          ],
        },
        { moduleCode: 'information', contentId: 12, visible: false, items: [news(1)] },
      ],
    },
  ]);
  site = createSiteServer(database, [], readDocuments);
  await site.directory.refresh();
  const { detailPages = [] } = createInformationServer(site);
  services = {
    site,
    detailPages,
    // Of the news, the second is for members.
    async guardContent(_, contentId, detailId) {
      if (contentId === 10 && detailId === 2) throw refuse('forbidden');
    },
  };
  maps = createSiteMaps(services);
});
afterAll(() => database.close());

test('a part has its sites with their lists and details, as somebody sees them of whom nothing is known', async () => {
  expect(locsOf(await maps.part('1-0', context))).toEqual([
    address,
    `${address}/event/11`,
    `${address}/event/11/module/information/10`,
    `${address}/event/11/module/information/10/4`,
    `${address}/event/11/module/information/10/1`,
  ]);
  expect(locsOf(await maps.part('2-0', context))).toEqual([]);
});

test('a detail comes when its period begins, although nothing is published', async () => {
  const later = { ...context, now: context.now + 20 * 60_000 };
  const third = `${address}/event/11/module/information/10/3`;
  expect(locsOf(await maps.part('1-0', context))).not.toContain(third);
  expect(locsOf(await maps.part('1-0', later))).toContain(third);
});

test('a date stands only where it is known: of an event its publication, of a news the one that it shows', async () => {
  const { rows } = await database.pool.query("select published_at from site where site_key = 'event/11'");
  const publishedAt = rows[0].published_at as Date;
  const afterwards = { ...context, now: publishedAt.getTime() + 1 };
  const part = (await createSiteMaps(services).part('1-0', afterwards)) ?? '';
  const dates = [...part.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, loc, date]) => [
    loc?.slice(address.length),
    date,
  ]);
  expect(Object.fromEntries(dates)).toMatchObject({
    '': undefined,
    '/event/11': publishedAt.toISOString(),
    '/event/11/module/information/10': undefined,
    '/event/11/module/information/10/1': '2026-11-01T00:00:00.000Z',
  });
});

test('a file that is full has the sites and their lists', async () => {
  const small = createSiteMaps(services, { addresses: 4, letters: 1e6 });
  expect(locsOf(await small.part('1-0', context))).toEqual([
    address,
    `${address}/event/11`,
    `${address}/event/11/module/information/10`,
    `${address}/event/11/module/information/10/4`,
  ]);
  const short = createSiteMaps(services, { addresses: 100, letters: 10 });
  expect(locsOf(await short.part('1-0', context))).toEqual([address]);
});

test('the map of many sites has their parts, each of 20 at most, and no address twice', async () => {
  const before = locsOf(await maps.part('1-0', context));
  await publishCopies(database, { of: 11, firstId: 1_000, count: events });
  await site.directory.refresh();
  const index = await maps.whole(context);
  expect(index).toContain('<sitemapindex');
  const names = locsOf(index).map(nameOf);
  const parts = await Promise.all(names.map((name) => maps.part(name, context)));
  const listed = parts.flatMap((part) => locsOf(part));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(before));
  const homes = (locs: readonly string[]) => locs.filter((loc) => !loc.includes('/module/'));
  expect(homes(listed)).toHaveLength(1 + 1 + events);
  for (const part of parts) expect(homes(locsOf(part)).length).toBeLessThanOrEqual(1 + sitesOfPart);
});

test('the list of the parts is made without the database, a part in a few statements for each of its sites, and once', async () => {
  const count = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = database.statements();
    await ask();
    return database.statements() - before;
  };
  const fresh = createSiteMaps(services);
  const part = () => fresh.part('1-52', context);
  expect(await count(() => fresh.whole(context))).toBe(0);
  await publishSite(database, 'event/1045');
  await site.directory.refresh();
  expect(await count(part)).toBeLessThanOrEqual(2 * sitesOfPart);
  expect(await count(part)).toBe(0);
  await publishSite(database, 'portal/2');
  await site.directory.refresh();
  expect(await count(part)).toBe(0);
  await publishSite(database, 'event/1050');
  await site.directory.refresh();
  // The site, and its news.
  expect(await count(part)).toBe(2);
});

test.each(['', '1', '1-', '9-0', '1-999999', '2-0x', '1-6/..', '99999999999-1'])(
  'there is no part "%s"',
  async (name) => {
    expect(await maps.part(name, context)).toBeUndefined();
  },
);

test('a host of its own has its own site, all of it in one file', async () => {
  const own = requestContext({ host: 'kai.test', hostSite: { kind: 'event', portalId: 1, eventId: 1_005 } });
  expect(locsOf(await maps.whole(own)).slice(0, 2)).toEqual([
    'http://kai.test/',
    'http://kai.test/module/information/10',
  ]);
});
