import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { listTaxonomy, taxonomyEntrySchema } from '../contract.ts';
import { taxonomyDocuments } from '../documents.ts';
import { createTaxonomyServer } from '../server.ts';

const picture = (sign: string, jpn: string) => ({
  path: `/media/${sign.repeat(64)}.webp`,
  width: 1600,
  height: 1200,
  alt: { jpn, eng: `${jpn} (eng)` },
});
const site = { portalId: 1, languages: ['jpn', 'eng'], webSetting: { title: { jpn: '広場' } } };
const places = [
  {
    detailId: 3,
    name: { jpn: '西ホール', eng: 'West Hall' },
    description: { jpn: '入口は北側です。' },
    map: { image: picture('a', '西ホールの地図') },
  },
  { detailId: 4, parentId: 3, name: { jpn: 'ステージA' }, map: { image: picture('b', '失われた地図') } },
];
const modules = [
  { moduleCode: 'place', contentId: 8, items: places },
  { moduleCode: 'category', contentId: 9, items: [{ detailId: 1, name: { jpn: '食' } }] },
  { moduleCode: 'division', contentId: 10, items: [] },
  { moduleCode: 'information', contentId: 11, items: [] },
];

describe('categories, divisions and places', () => {
  let calls: SiteCalls;
  beforeAll(async () => {
    const readMedia = async (name: string) =>
      name.startsWith('aaa') ? { file: '', type: 'image/webp', etag: '', bytes: 5_242_880, isLast: true } : undefined;
    calls = await siteCalls(
      [
        { site: { ...site, kind: 'portal' } },
        { site: { ...site, kind: 'event', eventId: 11 }, modules },
        { site: { ...site, kind: 'event', eventId: 12 }, modules, passcode: '135790' },
      ],
      taxonomyDocuments,
      (server) => createTaxonomyServer(server, { readMedia }),
    );
  });
  afterAll(() => calls.close());
  const list = (contentId: number, eventId = 11, more = {}) =>
    calls.call(listTaxonomy, { portalId: 1, eventId, contentId }, {}, more);

  test('are answered in the organiser’s order and the visitor’s language [SITE-028]', async () => {
    const { data } = await list(8, 11, { language: 'eng' });
    expect(v.parse(v.array(v.strictObject(taxonomyEntrySchema.entries)), data)).toEqual(data);
    expect(data.map(({ name }) => name)).toEqual(['West Hall', 'ステージA']);
    expect(data[1]).toMatchObject({ detailId: 4, parentId: 3, description: '', image: null });
    expect((await list(9)).data).toMatchObject([{ detailId: 1, name: '食', parentId: null, map: null }]);
    expect((await list(10)).data).toEqual([]);
  });

  test('of a place carry its map and the size of the download [SITE-034, SITE-035]', async () => {
    const { data } = await list(8);
    expect(data[0]?.map).toEqual({ image: { ...picture('a', ''), alt: '西ホールの地図' }, bytes: 5_242_880 });
    expect(data[1]?.map).toMatchObject({ bytes: null });
  });

  test('are not found in another content, event or portal, and are behind the doors', async () => {
    await expect(list(11)).rejects.toMatchObject({ status: 404 });
    await expect(list(99)).rejects.toMatchObject({ status: 404 });
    await expect(list(8, 13)).rejects.toMatchObject({ status: 404 });
    await expect(calls.call(listTaxonomy, { portalId: 2, eventId: 11, contentId: 8 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(list(8, 12)).rejects.toMatchObject({ status: 461 });
    const opened = await list(8, 12, { passcodes: { portal: undefined, event: '135790' } });
    expect(opened.data).toHaveLength(2);
  });
});
