import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { publishTestSites, type TestSite as SiteToPublish } from '../published-site.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { withDefaults } from './fixture-sites.ts';
import { parsePage, textOf } from './parse-page.ts';

const name = { jpn: '港の市', eng: 'Harbour fair' };
const home = '/web/event/961';
const published = (word: string): SiteToPublish => ({
  site: {
    kind: 'event',
    portalId: 0,
    eventId: 961,
    languages: ['jpn', 'eng'],
    webSetting: { title: name },
    overview: { name },
  },
  modules: [
    { moduleCode: 'digest', contentId: 3, content: { lead: { jpn: word, eng: word } } },
    {
      moduleCode: 'ticket',
      contentId: 20,
      items: [
        {
          detailId: 1,
          title: { jpn: '一日券', eng: 'Day ticket' },
          enableSalesPeriod: true,
          salesPeriodStart: '2026-11-20 10:05',
          salesPeriodEnd: '2026-11-20 10:30',
        },
      ],
    },
  ],
});

let site: TestSite;
const publish = async (word: string): Promise<void> => {
  await publishTestSites(site.database, [withDefaults(published(word))]);
  await site.hiroba.features.site.directory.refresh();
};
beforeAll(async () => {
  site = await startTestSite();
  await publish('朝の港');
});
afterAll(() => site.close());

const shownAt = async (time: string, path = home): Promise<Document> => {
  site.setNow((parseInstant(`2026-11-20 ${time}`) as number) - 1_000);
  await site.page(path);
  site.setNow(parseInstant(`2026-11-20 ${time}`) as number);
  return parsePage(await site.page(path));
};
const statusOf = (document: Document) =>
  document.querySelector('.hb-ticket-card .hb-chip, article .hb-chip')?.textContent;

test('a home shows the beginning and the end of a sale from their minute on, a second after it was made', async () => {
  const before = statusOf(await shownAt('10:04'));
  const within = statusOf(await shownAt('10:05'));
  const after = statusOf(await shownAt('10:31'));
  expect([before, within, after]).toEqual(['販売前', '販売中', '販売終了']);
});

test('the widgets of an address have its flags and its language', async () => {
  const linkOf = (document: Document) => document.querySelector('.hb-section-more')?.getAttribute('href');
  expect(linkOf(await shownAt('10:10'))).toBe(`${home}/module/ticket/20`);
  expect(linkOf(await shownAt('10:10', `${home}?isApplication=1`))).toBe(`${home}/module/ticket/20?isApplication=1`);
  expect(textOf(await shownAt('10:10', `${home}?language=eng`))).toContain('Day ticket');
  expect(textOf(await shownAt('10:10'))).toContain('一日券');
});

test('a home shows what was published a moment ago', async () => {
  expect(textOf(await shownAt('10:10'))).toContain('朝の港');
  await publish('夜の港');
  expect(textOf(await shownAt('10:10'))).toContain('夜の港');
});
