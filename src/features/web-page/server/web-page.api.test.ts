import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import {
  listEventWebPage,
  listPortalWebPage,
  readEventWebPage,
  readPortalWebPage,
  type WebPageContent,
  webPageContentSchema,
} from '../contract.ts';
import { webPageDocuments } from '../documents.ts';
import { createWebPageServer } from '../server.ts';

const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: { jpn: '地図', eng: 'Map' } };
const access = {
  detailId: 1,
  title: { jpn: '会場案内', eng: 'Venue' },
  body: { jpn: '<h2>電車</h2><img src="x" onerror="alert(1)">', eng: '<h2>Train</h2>' },
  image,
};
const page = (contentId: number, items: object[]) => ({ moduleCode: 'web_page', contentId, items });
const site = { languages: ['jpn', 'eng'], webSetting: { title: { jpn: '広場' } } };
const sites = [
  { site: { ...site, kind: 'portal', portalId: 1 }, modules: [page(3, [access]), page(4, [])] },
  {
    site: { ...site, kind: 'event', portalId: 1, eventId: 11 },
    modules: [page(5, [access, { detailId: 2, title: { jpn: '持ち物' } }])],
  },
  { site: { ...site, kind: 'portal', portalId: 2 }, modules: [page(3, [access])], passcode: '135790' },
];

describe('the calls of web pages', () => {
  let calls: SiteCalls;
  beforeAll(async () => {
    calls = await siteCalls(sites, webPageDocuments, createWebPageServer);
  });
  afterAll(() => calls.close());

  test('answer contents with title, image and safe body [WEBPAGE-001]', async () => {
    const { data } = await calls.call(listPortalWebPage, { portalId: 1, contentId: 3 });
    expect(v.is(v.strictObject(webPageContentSchema.entries), data.contents[0])).toBe(true);
    const { body, ...rest } = data.contents[0] as WebPageContent;
    expect(rest).toEqual({ detailId: 1, title: '会場案内', hasContact: false, image: { ...image, alt: '地図' } });
    expect(body).toContain('<h2>電車</h2>');
    expect(body).not.toContain('onerror');
  });

  test('answer the page of a portal as contents[0] [WEBPAGE-005]', async () => {
    const whole = await calls.call(listPortalWebPage, { portalId: 1, contentId: 3 });
    expect(whole.data.contents).toHaveLength(1);
    const one = await calls.call(readPortalWebPage, { portalId: 1, contentId: 3, detailId: 1 });
    expect(one.data.contents[0]).toEqual(whole.data.contents[0]);
    expect((await calls.call(listPortalWebPage, { portalId: 1, contentId: 4 })).data).toEqual({ contents: [] });
  });

  test('answer the page of an event as contents[0] [WEBPAGE-006]', async () => {
    const ids = { portalId: 1, eventId: 11, contentId: 5 };
    const whole = await calls.call(listEventWebPage, ids, {}, { language: 'eng' });
    expect(whole.data.contents.map((one) => one.title)).toEqual(['Venue', '持ち物']);
    const second = await calls.call(readEventWebPage, { ...ids, detailId: 2 });
    expect(second.data.contents).toEqual([{ detailId: 2, title: '持ち物', body: '', image: null, hasContact: false }]);
  });

  test('refuse an unknown page with 404 and a locked site with 461', async () => {
    const unknown = calls.call(readPortalWebPage, { portalId: 1, contentId: 3, detailId: 9 });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    await expect(calls.call(listPortalWebPage, { portalId: 1, contentId: 9 })).rejects.toMatchObject({ status: 404 });
    await expect(calls.call(listPortalWebPage, { portalId: 2, contentId: 3 })).rejects.toMatchObject({ status: 461 });
  });
});
