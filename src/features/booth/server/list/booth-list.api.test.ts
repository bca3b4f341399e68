import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boothModule, boothSite, liveNow, type TestBooth } from '../../../../../test/booth-site.ts';
import { type SiteCalls, siteCalls } from '../../../../../test/site-calls.ts';
import { boothEntrySchema, listBooths, searchBooths } from '../../contract/list.ts';
import { boothDocuments } from '../../documents.ts';
import { createBoothListServer } from './booth-list-server.ts';

const inCategory = (...ids: number[]) => ({ items: { booth_category: { ids } } });
const booths: TestBooth[] = [
  { detailId: 1, name: '青空ロボット', phonetic: 'あおぞらろぼっと', stand: 'A-1', ...inCategory(111) },
  {
    detailId: 2,
    name: 'Blue Steel',
    items: { booth_category: { ids: [2] }, description: { value: { jpn: '<p>薄い<b>鋼板</b></p>' } } },
  },
  {
    detailId: 3,
    name: '三番',
    ...liveNow,
    items: { ...liveNow.items, ...inCategory(11).items },
    products: [{ id: 1, name: { jpn: '自動カート', eng: 'Auto cart' } }],
    schedule: [7],
  },
  { detailId: 4, name: '会員向け', items: { description: { value: { jpn: '<p>秘密</p>' } } } },
];
const later = (startAt: string, endAt: string) => ({
  items: { main_movie: { liveEnable: true, liveShowIcon: false }, live_stream_pro: { enable: true } },
  brightcoveMovieLiveStreams: [{ liveStreamProId: '63', startAt, endAt }],
});
const other: TestBooth[] = [
  { detailId: 1, name: '青い海', ...later('2026-11-20 11:00', '2026-11-20 12:00') },
  { detailId: 2, name: '終わった', ...later('2026-11-20 08:00', '2026-11-20 09:00') },
];
const modules = [
  boothModule(70, booths),
  boothModule(71, other, { content: { option: { useBoothCategory: false } } }),
  boothModule(72, other, { visible: false }),
  { moduleCode: 'booth_cross_search', contentId: 79, items: [] },
  { moduleCode: 'booth_cross_search', contentId: 80, content: { boothContentIds: [71] }, items: [] },
];
const sites = boothSite(modules, { login: { isEnabled: true, lock: [{ contentId: 70, detailIds: [4] }] } });
const at = (contentId: number) => ({ portalId: 1, eventId: 11, contentId });

let calls: SiteCalls;
let closed = new Map<number, { reason: string }>();
beforeAll(async () => {
  calls = await siteCalls(sites, boothDocuments, (site, database) =>
    createBoothListServer({ database, site, closedContents: async () => closed }),
  );
});
afterAll(() => calls.close());

const find = async (query: object, contentId = 70): Promise<number[]> =>
  (await calls.call(listBooths, at(contentId), query)).data.map(({ boothId }) => boothId);

describe('the list of booths', () => {
  test('answers listText, data and lastPage, for a list without the texts of booths [BOOTH-028]', async () => {
    const { data, ...beside } = await calls.call(listBooths, at(70), { is_list: '1', per_page: '3', page: '1' });
    expect(beside).toMatchObject({ listText: '<p>ようこそ</p>', total: 4, lastPage: 2 });
    expect(data.map(({ boothId }) => boothId)).toEqual([1, 2, 3]);
    for (const one of data) expect(v.is(v.strictObject(boothEntrySchema.entries), one)).toBe(true);
    expect(data[2]).toEqual({
      contentId: 70,
      boothId: 3,
      title: '三番',
      phonetic: '',
      stand: '',
      image: null,
      logo: null,
      lead: '',
      category: 'ロボット',
      categoryIds: [11],
      schedule: [7],
      liveShowIcon: true,
      movieLiveStreams: [
        {
          movieUuid: 'stage',
          startAt: '2026-11-20T09:30:00+09:00',
          endAt: '2026-11-20T10:30:00+09:00',
          secondsToStart: -1800,
          secondsToEnd: 1800,
        },
      ],
      brightcoveMovieLiveStreams: [],
    });
  });

  test('has the texts of booths if the call asks for them, but not of booths for members [BOOTH-028]', async () => {
    for (const query of [{ is_detail: '1' }, { type: 'detail' }]) {
      const { data } = await calls.call(listBooths, at(70), { ...query, booth_ids: ['2', '4'] });
      expect(data.map(({ description }) => description)).toEqual(['<p>薄い<b>鋼板</b></p>', undefined]);
    }
  });

  test('names the streams that are on or to come, of both kinds [BOOTH-012, BOOTH-013]', async () => {
    const { data } = await calls.call(listBooths, at(71));
    expect(data.map(({ brightcoveMovieLiveStreams }) => brightcoveMovieLiveStreams)).toMatchObject([
      [{ liveStreamProId: '63', secondsToStart: 3600, secondsToEnd: 7200 }],
      [],
    ]);
  });

  test.each([
    ['アオゾラ ﾛﾎﾞｯﾄ', [1]],
    ['ＢＬＵＥ', [2]],
    ['鋼板', [2]],
    ['auto', [3]],
    ['ろぼっと', [1, 3]],
    ['a-1', [1]],
    ['<b>', []],
    ['   ', [1, 2, 3, 4]],
  ])('finds %s in name, reading, stand, text, products and categories', async (keyword, ids) => {
    expect(await find({ keyword })).toEqual(ids);
  });

  test('finds the booths in a category or below it, and counts the booths of each category under the other filters', async () => {
    expect(await find({ category: '1' })).toEqual([1, 3]);
    expect(await find({ category: ['111', '2'] })).toEqual([1, 2]);
    const { categories, live } = await calls.call(listBooths, at(70), { category: '2', keyword: 'ろぼっと' });
    expect(categories.map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [11, 2],
      [111, 1],
      [2, 0],
    ]);
    expect(live.count).toBe(0);
    expect((await calls.call(listBooths, at(71))).categories).toEqual([]);
  });

  test('can put live booths first, and can show only live booths [BOOTH-040]', async () => {
    expect(await find({})).toEqual([1, 2, 3, 4]);
    expect(await find({ priority_live_stream_enable: '1' })).toEqual([3, 1, 2, 4]);
    expect(await find({ live: '1' })).toEqual([3]);
  });

  test('counts and finds what is live in all contents, but for a category only its own', async () => {
    const liveAt = async (contentId: number, query: object = {}) => {
      const { data, total, live, halls } = await calls.call(listBooths, at(contentId), { live: '1', ...query });
      return [data.map((one) => `${one.contentId}/${one.boothId}`), total, live.count, halls.map(({ count }) => count)];
    };
    expect(await liveAt(70)).toEqual([['70/3'], 1, 1, [1, 0]]);
    expect(await liveAt(71)).toEqual([['70/3'], 1, 1, [0, 1]]);
    expect(await liveAt(71, { keyword: '青い海' })).toEqual([[], 0, 0, [0, 0]]);
    expect(await liveAt(70, { category: '2' })).toEqual([[], 0, 0, [0]]);
    expect(await liveAt(71, { booth_ids: '1' })).toEqual([[], 0, 0, [0]]);
    const { data, live, halls } = await calls.call(listBooths, at(71));
    expect([data.length, live.count]).toEqual([2, 1]);
    expect(halls).toEqual([
      { contentId: 71, title: '第71会場', count: 0 },
      { contentId: 70, title: '第70会場', count: 1 },
    ]);
    closed = new Map([[70, { reason: 'login' }]]);
    expect(await liveAt(71)).toEqual([[], 0, 0, [0]]);
    closed = new Map();
  });

  test('says when booths will be live, so that an open list can announce it', async () => {
    const { live } = await calls.call(listBooths, at(71));
    expect(live).toEqual({
      count: 1,
      at: '2026-11-20T10:00:00+09:00',
      times: [{ contentId: 71, boothId: 1, startAt: '2026-11-20T11:00:00+09:00', endAt: '2026-11-20T12:00:00+09:00' }],
    });
  });

  test.each([
    ['a page of 0', { page: '0' }],
    ['a hundred and one ids', { booth_ids: Array.from({ length: 101 }, (_, id) => String(id)) }],
    ['a category that is no number', { category: 'x' }],
    ['a keyword of 201 letters', { keyword: 'x'.repeat(201) }],
  ])('refuses %s with 422', async (_, query) => {
    await expect(calls.call(listBooths, at(70), query)).rejects.toMatchObject({ status: 422 });
  });

  test.each([72, 79, 9])('is not found for content %i: hidden, of another module, unknown', async (contentId) => {
    await expect(calls.call(listBooths, at(contentId))).rejects.toMatchObject({ status: 404 });
  });
});

describe('the search over several contents', () => {
  test('answers data and lastPage, in two pages, live ones first [BOOTH-030]', async () => {
    const pageOf = async (page: string) => {
      const { data, lastPage } = await calls.call(searchBooths, at(79), { type: 'list', per_page: '4', page });
      return [lastPage, data.map(({ contentId, boothId }) => `${contentId}/${boothId}`)];
    };
    expect(await pageOf('1')).toEqual([2, ['70/3', '70/1', '70/2', '70/4']]);
    expect(await pageOf('2')).toEqual([2, ['71/1', '71/2']]);
  });

  test('answers a few booths of each content for a home, and how many each content has [BOOTH-003]', async () => {
    const { data, contents, lastPage } = await calls.call(searchBooths, at(79), { type: 'home' });
    expect(data.map(({ contentId }) => contentId)).toEqual([70, 70, 70, 70, 71, 71]);
    expect(contents).toEqual([
      { contentId: 70, title: '第70会場', count: 4 },
      { contentId: 71, title: '第71会場', count: 2 },
    ]);
    expect(lastPage).toBe(1);
  });

  test('finds words in all contents or in the chosen ones, and counts the matches in each', async () => {
    const { data, contents } = await calls.call(searchBooths, at(79), { keyword: '青', content: '71' });
    expect(data.map(({ title }) => title)).toEqual(['青い海']);
    expect(contents.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('covers the contents that the organiser names, but no content that is locked for the caller', async () => {
    const contentsOf = async (contentId: number) => (await calls.call(searchBooths, at(contentId))).contents;
    expect((await contentsOf(80)).map(({ contentId }) => contentId)).toEqual([71]);
    closed = new Map([[70, { reason: 'login' }]]);
    const { data, contents } = await calls.call(searchBooths, at(79));
    closed = new Map();
    expect(data.map(({ contentId }) => contentId)).toEqual([71, 71]);
    expect(contents.map(({ contentId }) => contentId)).toEqual([71]);
  });
});
