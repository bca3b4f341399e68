import type { TestSite } from './published-site.ts';

/** A booth of a test site as a site file writes it. */
export interface TestBooth {
  detailId: number;
  name: string;
  [field: string]: unknown;
}

function testBooth({ detailId, name, items = {}, ...more }: TestBooth): Record<string, unknown> {
  return { detailId, ...more, items: { title: { value: { jpn: name } }, ...(items as object) } };
}

/** Live on the morning of the tests, 2026-11-20. */
export const liveNow = {
  items: { main_movie: { liveEnable: true } },
  movieLiveStreams: [{ movieUuid: 'stage', startAt: '2026-11-20 09:30', endAt: '2026-11-20 10:30' }],
};

/** An event with a booth content of three category levels. */
export function boothModule(
  contentId: number,
  booths: readonly TestBooth[],
  more: object = {},
): Record<string, unknown> {
  return {
    moduleCode: 'booth',
    contentId,
    title: { jpn: `第${contentId}会場` },
    serverContent: {
      listText: { jpn: '<p onclick="x()">ようこそ</p>' },
      categories: [
        { id: 1, name: { jpn: '機械' } },
        { id: 11, name: { jpn: 'ロボット' }, parentBoothCategoryId: 1 },
        { id: 111, name: { jpn: '搬送' }, parentBoothCategoryId: 11 },
        { id: 2, name: { jpn: '素材' } },
      ],
    },
    items: booths.map(testBooth),
    ...more,
  };
}

export function boothSite(modules: Record<string, unknown>[], more: object = {}): TestSite[] {
  const site = { languages: ['jpn', 'eng'], webSetting: { title: { jpn: '見本市' } } };
  return [
    { site: { ...site, kind: 'portal', portalId: 1 }, modules: [] },
    { site: { ...site, kind: 'event', portalId: 1, eventId: 11, ...more }, modules },
  ];
}
