import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { listSiteLinks, readSiteLink, siteLinkSchema, temporaryLinkPageSchema } from '../contract.ts';
import { siteLinkDocuments } from '../documents.ts';
import { createSiteLinkServer } from '../server.ts';

const thumbnail = { path: `/media/${'a'.repeat(64)}.webp`, width: 800, height: 450 };
const links = (contentId: number) => ({
  moduleCode: 'united_web_link',
  contentId,
  items: [
    {
      detailId: 1,
      name: { jpn: '観光協会', eng: 'Tourist office' },
      url: 'https://example.jp/',
      isExternal: true,
      thumbnail,
    },
    { detailId: 2, name: { jpn: '会場案内' }, description: { jpn: '地図と電車' }, url: '/module/web_page/3' },
    { detailId: 3, name: { jpn: '隠れている' }, url: '/', visible: false },
    {
      detailId: 4,
      name: { jpn: '今だけ' },
      url: '/',
      visiblePeriod: true,
      visibleStartDate: '2026-11-10 10:00',
      visibleEndDate: '2026-11-30',
    },
    { detailId: 5, name: { jpn: 'これから' }, url: '/', visiblePeriod: true, visibleStartDate: '2026-12-01' },
  ],
});
const site = { languages: ['jpn', 'eng'], webSetting: { title: { jpn: '広場' } } };
const sites = [
  { site: { ...site, kind: 'portal', portalId: 1 }, modules: [links(11)] },
  { site: { ...site, kind: 'event', portalId: 1, eventId: 11 }, modules: [links(5)] },
  { site: { ...site, kind: 'portal', portalId: 2 }, modules: [links(11)], passcode: '135790' },
];

describe('the calls of links', () => {
  let calls: SiteCalls;
  beforeAll(async () => {
    calls = await siteCalls(sites, siteLinkDocuments, ({ store }) => createSiteLinkServer({ store }));
  });
  afterAll(() => calls.close());
  const idsOf = (answer: { data: { items: { detailId: number }[] } }) =>
    answer.data.items.map(({ detailId }) => detailId);

  test('list the visible links in the order of the organiser, for a portal and for an event [LINK-014]', async () => {
    const portal = await calls.call(listSiteLinks, { portalId: 1, contentId: 11 });
    expect(idsOf(portal)).toEqual([1, 2, 4]);
    expect(portal).toMatchObject({ total: 3, lastPage: 1 });
    const ids = { portalId: 1, eventId: 11, contentId: 5 };
    const second = await calls.call(listSiteLinks, ids, { page: 2, per_page: 2 }, { language: 'eng' });
    expect(second).toMatchObject({ total: 3, lastPage: 2, data: { items: [{ detailId: 4, name: '今だけ' }] } });
  });

  test('answer visible, visiblePeriod and its two dates with every link [LINK-001]', async () => {
    const { data } = await calls.call(listSiteLinks, { portalId: 1, contentId: 11 });
    for (const link of data.items) expect(v.is(v.strictObject(siteLinkSchema.entries), link)).toBe(true);
    expect(data.items[2]).toEqual({
      detailId: 4,
      name: '今だけ',
      affiliation: '',
      thumbnail: null,
      description: '',
      url: '/',
      isExternal: false,
      visible: true,
      visiblePeriod: true,
      visibleStartDate: '2026-11-10 10:00',
      visibleEndDate: '2026-11-30',
    });
  });

  test('read one link with its url and isExternal, also by an event [LINK-012]', async () => {
    const one = await calls.call(readSiteLink, { portalId: 1, contentId: 11, detailId: 1 }, {}, { language: 'eng' });
    expect(one.data).toMatchObject({ name: 'Tourist office', url: 'https://example.jp/', isExternal: true });
    expect(v.parse(temporaryLinkPageSchema, one.data)).toEqual({ url: 'https://example.jp/', isExternal: true });
    const inside = await calls.call(readSiteLink, { portalId: 1, eventId: 11, contentId: 5, detailId: 2 });
    expect(inside.data).toMatchObject({ url: '/module/web_page/3', isExternal: false });
  });

  test.each([
    ['a hidden link', 3],
    ['a link before its period', 5],
    ['an unknown link', 99],
  ])('refuse %s with 404 [LINK-002, LINK-003]', async (_, detailId) => {
    const read = calls.call(readSiteLink, { portalId: 1, contentId: 11, detailId });
    await expect(read).rejects.toMatchObject({ status: 404 });
  });

  test('stay behind the doors of the site', async () => {
    const locked = calls.call(listSiteLinks, { portalId: 2, contentId: 11 });
    await expect(locked).rejects.toMatchObject({ status: 461 });
  });
});
