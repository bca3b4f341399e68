import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { languageCodes } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { requestContext } from '../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { emptyPage } from './empty-page.ts';
import { readDocuments } from '../../../test/read-documents.ts';

let database: Database;
let site: SiteServer;
beforeAll(async () => {
  database = await testDatabase();
  site = createSiteServer(database, [], readDocuments);
});
afterAll(() => database.close());

const page = (language: (typeof languageCodes)[number], isHome = true) =>
  emptyPage(site, requestContext({ language }), ['/a.css'], isHome);

it('leads to the console while nobody has published a site, without a word for a terminal', async () => {
  for (const language of languageCodes) {
    const { hasEvents, text } = await page(language);
    expect(hasEvents).toBe(false);
    expect(text).toContain('href="/console/"');
    expect(text).not.toContain('npx');
  }
});

it('says at every other address that there is no such page', async () => {
  for (const language of languageCodes)
    expect((await page(language, false)).text).not.toEqual((await page(language)).text);
  expect((await page('jpn', false)).text).toContain('ページが見つかりません');
});

test('lists the events that anybody may see, the next first, as portal 0 would', async () => {
  const event = (eventId: number, jpn: string, startDate: string, more: object = {}) => ({
    site: eventFile({
      eventId,
      languages: ['jpn', 'eng'],
      overview: { name: { jpn, eng: `Event ${eventId}` }, startDate },
      ...more,
    }),
  });
  await publishTestSites(database, [
    event(11, '<展示会>', '2026-12-05'),
    event(12, '講演会', '2026-12-01'),
    event(13, '秘密', '2026-12-02', { webSetting: { title: { jpn: '秘密' }, isRelease: false } }),
    { site: portalFile({ portalId: 1 }) },
    event(14, '共創展', '2026-12-09', { portalId: 1 }),
    { site: portalFile({ portalId: 2 }), passcode: '123456' },
    event(15, '会員展', '2026-12-09', { portalId: 2 }),
  ]);
  await site.directory.refresh();
  const { hasEvents, text } = await page('jpn');
  expect(hasEvents).toBe(true);
  expect([...text.matchAll(/<a [^>]*href="([^"]+)">([^<]*)</g)].map(([, href, name]) => [href, name])).toEqual([
    ['/web/event/12', '講演会'],
    ['/web/event/11', '&lt;展示会&gt;'],
    ['/web/portal/1/event/14', '共創展'],
  ]);
  expect(text).toContain('<link rel="stylesheet" href="/web/a.css">');
  expect((await page('eng')).text).toMatch(/<html lang="en">.*Events.*Event 12/s);
  expect((await page('kor')).text).toContain('이벤트');
});
