import type { Refusal } from '#server/http/refusal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import {
  informationContentsSchema,
  informationSchema,
  listEventInformation,
  listPortalInformation,
  readEventInformation,
  readPortalInformation,
} from '../contract.ts';
import { informationDocuments } from '../documents.ts';
import { createInformationServer } from '../server.ts';

const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: { jpn: '会場' } };
const news = (contentId: number) => ({
  moduleCode: 'information',
  contentId,
  title: { jpn: 'お知らせ' },
  items: [
    { detailId: 1, title: { jpn: '古い', eng: 'Old' }, createdAt: '2026-10-01 09:00' },
    {
      detailId: 2,
      title: { jpn: '会場の変更', eng: 'New venue' },
      body: { jpn: '<p onclick="x()">港<script>alert(1)</script></p>', eng: '<p>Harbour</p>' },
      category: { jpn: '重要', eng: 'Important' },
      image,
      createdAt: '2026-11-15 09:00',
    },
    {
      detailId: 3,
      title: { jpn: '期間限定' },
      createdAt: '2026-11-01 09:00',
      isImmediatePublished: false,
      publicPeriod: true,
      publicStart: '2026-11-10 10:00',
      publicEnd: '2026-11-30',
    },
    {
      detailId: 4,
      title: { jpn: '終わった' },
      createdAt: '2026-11-01 09:00',
      publicPeriod: true,
      publicEnd: '2026-11-19',
    },
  ],
});
const site = { languages: ['jpn', 'eng'], webSetting: { title: { jpn: '広場' } } };
const sites = [
  { site: { ...site, kind: 'portal', portalId: 1 }, modules: [news(3), { moduleCode: 'web_page', contentId: 4 }] },
  { site: { ...site, kind: 'portal', portalId: 2 }, modules: [], passcode: '135790' },
  { site: { ...site, kind: 'event', portalId: 1, eventId: 11 }, modules: [news(5)] },
  { site: { ...site, kind: 'event', portalId: 0, eventId: 12 }, modules: [news(6)], passcode: '246802' },
];

describe('the calls of information', () => {
  let calls: SiteCalls;
  beforeAll(async () => {
    calls = await siteCalls(sites, informationDocuments, createInformationServer);
  });
  afterAll(() => calls.close());

  test('list what is public, newest first, page by page, for a portal and for an event [INFO-006]', async () => {
    const portal = await calls.call(listPortalInformation, { portalId: 1, contentId: 3 });
    expect(portal).toMatchObject({ total: 3, lastPage: 1 });
    expect(portal.data.map(({ informationId }) => informationId)).toEqual([2, 3, 1]);
    const event = { portalId: 1, eventId: 11, contentId: 5 };
    const second = await calls.call(listEventInformation, event, { page: '2', per_page: '2' });
    expect(second).toMatchObject({ total: 3, lastPage: 2, data: [{ informationId: 1 }] });
    expect((await calls.call(listEventInformation, event, { page: 9 })).data).toEqual([]);
  });

  test('answer every field of an information [INFO-001]', async () => {
    const { data } = await calls.call(listPortalInformation, { portalId: 1, contentId: 3 });
    for (const one of data) expect(v.is(v.strictObject(informationSchema.entries), one)).toBe(true);
    expect(data[1]).toEqual({
      informationId: 3,
      title: '期間限定',
      category: '',
      image: null,
      publicPeriod: true,
      publicStart: '2026-11-10 10:00',
      publicEnd: '2026-11-30',
      createdAt: '2026-11-01 09:00',
      publishedAt: '2026-11-10 10:00',
      isImmediatePublished: false,
    });
  });

  test('answer the contents of one at portal scope, with safe HTML and its neighbours [INFO-003]', async () => {
    const { data } = await calls.call(readPortalInformation, { portalId: 1, contentId: 3, detailId: 2 });
    expect(v.is(informationContentsSchema, data)).toBe(true);
    expect(data.contents).toMatchObject([
      { informationId: 2, title: '会場の変更', body: '<p>港</p>', category: '重要' },
    ]);
    expect(data.contents[0]?.image).toEqual({ ...image, alt: '会場' });
    expect(data).toMatchObject({ newer: null, older: { informationId: 3, title: '期間限定' } });
  });

  test('answer the contents of one at event scope, in the language of the visitor [INFO-004]', async () => {
    const ids = { portalId: 1, eventId: 11, contentId: 5, detailId: 2 };
    const english = await calls.call(readEventInformation, ids, {}, { language: 'eng' });
    expect(english.data.contents).toMatchObject([
      { title: 'New venue', body: '<p>Harbour</p>', category: 'Important' },
    ]);
    const korean = await calls.call(readEventInformation, ids, {}, { language: 'kor' });
    expect(korean.data.contents[0]?.title).toBe('会場の変更');
  });

  test.each([
    ['an information outside its period', { portalId: 1, contentId: 3, detailId: 4 }],
    ['an unknown information', { portalId: 1, contentId: 3, detailId: 99 }],
    ['the content of another module', { portalId: 1, contentId: 4, detailId: 2 }],
    ['an unknown portal', { portalId: 9, contentId: 3, detailId: 2 }],
  ])('refuse %s with 404 [INFO-002]', async (_, params) => {
    await expect(calls.call(readPortalInformation, params)).rejects.toMatchObject({ status: 404 });
  });

  test('say of an item outside its period that it is, and of an unknown item nothing [ACCESS-047]', async () => {
    const reasonOf = async (detailId: number) => {
      const call = calls.call(readPortalInformation, { portalId: 1, contentId: 3, detailId });
      const refusal = (await call.catch((error: unknown) => error)) as Refusal;
      return refusal.details?.('eng').reason;
    };
    expect(await reasonOf(4)).toBe('outsidePeriod');
    expect(await reasonOf(99)).toBeUndefined();
  });

  test('refuse the event of another portal with 404', async () => {
    const ids = { portalId: 2, eventId: 11, contentId: 5 };
    await expect(calls.call(listEventInformation, ids)).rejects.toMatchObject({ status: 404 });
  });

  test('refuse a page that is no number with 422', async () => {
    const wrong = calls.call(listPortalInformation, { portalId: 1, contentId: 3 }, { page: 'two' });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
  });

  test('stay behind the doors of the site', async () => {
    const ids = { portalId: 0, eventId: 12, contentId: 6 };
    await expect(calls.call(listEventInformation, ids)).rejects.toMatchObject({ status: 461 });
    const passcodes = { portal: undefined, event: '246802' };
    expect((await calls.call(listEventInformation, ids, {}, { passcodes })).total).toBe(3);
  });
});
