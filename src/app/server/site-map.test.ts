import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { Database } from '#server/database/database.ts';
import { publishCopies } from '../../../test/many-events.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { readDocuments } from '../../../test/read-documents.ts';
import { requestContext } from '../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { createSiteMaps, type SiteMaps, sitesOfPart } from './site-map.ts';

let database: Database;
let site: SiteServer;
let maps: SiteMaps;
const context = requestContext({ host: 'hiroba.test', protocol: 'https' });
const locsOf = (xml = ''): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const nameOf = (loc: string): string => loc.replace(/^.*sitemap-(.*)\.xml$/, '$1');
const events = 450;

beforeAll(async () => {
  database = await testDatabase();
  await publishTestSites(database, [
    { site: portalFile() },
    { site: portalFile({ portalId: 2, webSetting: { title: { jpn: '隠' }, isRelease: false } }) },
    { site: eventFile({ portalId: 1 }), modules: [{ moduleCode: 'information', contentId: 10 }] },
  ]);
  site = createSiteServer(database, [], readDocuments);
  await site.directory.refresh();
  maps = createSiteMaps(site);
});
afterAll(() => database.close());

test('the map of a few sites has their pages, and of many sites their parts, each with 200 at most', async () => {
  const few = await maps.whole(context);
  expect(locsOf(few)).toEqual([
    'https://hiroba.test/web/portal/1',
    'https://hiroba.test/web/portal/1/event/11',
    'https://hiroba.test/web/portal/1/event/11/module/information/10',
  ]);
  await publishCopies(database, { of: 11, firstId: 1_000, count: events });
  await site.directory.refresh();
  const index = await maps.whole(context);
  expect(index).toContain('<sitemapindex');
  const names = locsOf(index).map(nameOf);
  const parts = await Promise.all(names.map((name) => maps.part(name, context)));
  const listed = parts.flatMap((part) => locsOf(part));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(1 + 2 * (events + 1));
  expect(listed).toEqual(expect.arrayContaining(locsOf(few)));
  for (const part of parts) expect(locsOf(part).length).toBeLessThanOrEqual(1 + 2 * sitesOfPart);
});

test('a part is read in one statement, and again only when something of its portal was published', async () => {
  const count = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = database.statements();
    await ask();
    return database.statements() - before;
  };
  const fresh = createSiteMaps(site);
  const part = () => fresh.part('1-6', context);
  expect(await count(() => fresh.whole(context))).toBe(0);
  expect(await count(part)).toBe(1);
  expect(await count(part)).toBe(0);
  await publishSite(database, 'portal/2');
  await site.directory.refresh();
  expect(await count(part)).toBe(0);
  await publishSite(database, 'event/1300');
  await site.directory.refresh();
  expect(await count(part)).toBe(1);
});

test.each(['', '1', '1-', '9-0', '1-999999', '2-0x', '1-6/..', '99999999999-1'])(
  'there is no part "%s"',
  async (name) => {
    expect(await maps.part(name, context)).toBeUndefined();
  },
);

test('a host of its own has its own sites', async () => {
  const own = requestContext({ host: 'kai.test', hostSite: { kind: 'event', portalId: 1, eventId: 1_005 } });
  expect(locsOf(await maps.whole(own))).toEqual(['http://kai.test/', 'http://kai.test/module/information/10']);
});
