// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { BoothEntry } from '../contract/list.ts';
import { boothDocuments } from '../documents.ts';
import * as cross from './booth-cross-search-list.tsx';
import * as list from './booth-list.tsx';
import * as widget from './booth-widget.tsx';

const content = v.parse(boothDocuments[0]?.content, {}) as Record<string, object>;
const at = '2026-11-20T10:00:00+09:00';
const stream = (startAt: string, endAt: string) => ({
  movieUuid: 'a',
  startAt,
  endAt,
  secondsToStart: 0,
  secondsToEnd: 0,
});
const live = [stream('2026-11-20T09:00:00+09:00', '2026-11-20T11:00:00+09:00')];

function booth(boothId: number, more: Partial<BoothEntry> = {}): BoothEntry {
  return {
    contentId: 70,
    boothId,
    title: `ブース${boothId}`,
    phonetic: '',
    stand: `A-${boothId}`,
    image: null,
    logo: null,
    lead: '',
    category: 'ロボット',
    categoryIds: [11],
    schedule: [],
    liveShowIcon: true,
    movieLiveStreams: [],
    brightcoveMovieLiveStreams: [],
    ...more,
  };
}

const categories = [
  { id: 1, parentBoothCategoryId: null, name: '機械', count: 2 },
  { id: 11, parentBoothCategoryId: 1, name: 'ロボット', count: 2 },
  { id: 2, parentBoothCategoryId: null, name: '素材', count: 0 },
];
const noLive = { count: 0, at, times: [] };

function answering(booths: readonly BoothEntry[], more: object = {}) {
  return fakeApi({
    listBooths: () => ({
      data: booths,
      total: booths.length,
      lastPage: 1,
      listText: '',
      halls: [{ contentId: 70, title: '東ホール', count: 0 }],
      categories,
      live: noLive,
      ...more,
    }),
    searchBooths: ({ query }: MadeCall) => ({
      data: query?.['keyword'] === undefined ? booths : booths.slice(0, 1),
      total: 9,
      lastPage: 1,
      contents: [
        { contentId: 70, title: '東ホール', count: 7 },
        { contentId: 71, title: '西ホール', count: 2 },
      ],
      live: noLive,
    }),
    listBoothViews: () => ({ data: [{ contentId: 70, detailId: 1, count: 1_234 }] }),
  });
}

const init = siteInit({ siteType: 'event' });
const moduleOf = (more: object = {}, rest: object = {}) =>
  moduleEntry('booth', { contentId: 70, content: { ...content, ...more }, ...rest });
const path = '/web/portal/1/event/11/module/booth/70';

async function showList({ api }: ReturnType<typeof fakeApi>, module = moduleOf(), query = '') {
  window.history.replaceState(null, '', `${path}${query && `?${query}`}`);
  const context = pageContext({ api, init, ...inEvent });
  const data = await list.load(context, module, { params: {}, query: new URLSearchParams(query) });
  await renderScreen(<list.List module={module} data={data} />, list.texts, context, path);
}
const article = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest('article') as HTMLElement;

describe('the list of booths', () => {
  test('shows each with its stand and category, and a link to its page [BOOTH-001]', async () => {
    const { api, calls } = answering([booth(1)]);
    await showList({ api, calls });
    expect(article('ブース1').textContent).toBe('ブース1小間番号 A-1A-1ロボット');
    expect(within(article('ブース1')).getByRole('link').getAttribute('href')).toBe(`${path}/1`);
    expect(calls).toMatchObject([
      { name: 'listBooths', query: { is_list: true, priority_live_stream_enable: true, page: 1, per_page: 20 } },
    ]);
  });

  test('shows cards, or lines if the organiser or the visitor wants them [BOOTH-038]', async () => {
    await showList(answering([booth(1)]));
    expect(article('ブース1').className).not.toContain('hb-booth-card-line');
    expect(screen.getByRole('link', { name: 'リスト表示' }).getAttribute('href')).toBe(`${path}?view=List`);
    document.body.replaceChildren();
    await showList(answering([booth(2)]), moduleOf({ base: { displayFormat: 'List', tabSet: 'standard' } }));
    expect(article('ブース2').className).toContain('hb-booth-card-line');
    document.body.replaceChildren();
    await showList(answering([booth(3)]), moduleOf(), 'view=List');
    expect(article('ブース3').className).toContain('hb-booth-card-line');
  });

  test('has the organiser’s text above it [BOOTH-041]', async () => {
    await showList(answering([booth(1)], { listText: '<p>入場<strong>無料</strong></p>' }));
    expect(screen.getByText('無料', { selector: 'strong' })).toBeTruthy();
  });

  test('marks a live booth in a word, unless its icon is off [BOOTH-039]', async () => {
    await showList(
      answering([
        booth(1, { movieLiveStreams: live }),
        booth(2, { movieLiveStreams: live, liveShowIcon: false }),
        booth(3),
      ]),
    );
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('配信中'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('shows what is live in all halls, hall by hall', async () => {
    const away = booth(1, { contentId: 71, title: '西のブース', movieLiveStreams: live });
    const halls = [
      { contentId: 70, title: '東ホール', count: 1 },
      { contentId: 71, title: '西ホール', count: 1 },
    ];
    await showList(
      answering([booth(1, { movieLiveStreams: live }), away], { halls, live: { ...noLive, count: 2 } }),
      moduleOf(),
      'live=1',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '東ホール（配信中1件）',
      '西ホール（配信中1件）',
    ]);
    expect(screen.getByRole('checkbox', { name: /全ホールの配信中/ })).toBeTruthy();
    expect(within(article('西のブース')).getByRole('link').getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/71/1',
    );
  });

  test('opens a category to the categories below it, and leads back [BOOTH-015]', async () => {
    await showList(answering([booth(1)]), moduleOf(), 'category=1');
    const group = within(screen.getByRole('group', { name: 'カテゴリー' }));
    expect(group.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['', false],
      ['1', true],
      ['11', false],
    ]);
  });

  test('has no category filter if the content does not use categories [BOOTH-015]', async () => {
    await showList(answering([booth(1)]), moduleOf({ option: { ...content['option'], useBoothCategory: false } }));
    expect(screen.queryByRole('group', { name: 'カテゴリー' })).toBeNull();
  });

  test('shows how often booths were viewed, if the content counts views [BOOTH-016, BOOTH-029]', async () => {
    const counted = answering([booth(1), booth(2)]);
    await showList(counted, moduleOf({ common: { viewCount: { isEnabled: true } } }));
    await waitFor(() => expect(article('ブース1').textContent).toContain('1,234回閲覧'));
    expect(article('ブース2').textContent).not.toContain('閲覧');
    expect(counted.calls.at(-1)).toMatchObject({ query: { content_id: 70, booth_ids: [1, 2] } });
    document.body.replaceChildren();
    const uncounted = answering([booth(1)]);
    await showList(uncounted);
    expect(uncounted.calls.map(({ name }) => name)).toEqual(['listBooths']);
  });

  test('says that there are no booths yet', async () => {
    await showList(answering([]));
    expect(screen.getByText('ブースはまだありません')).toBeTruthy();
  });
});

describe('an open list', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at) }));
  afterEach(() => void vi.useRealTimers());

  test('marks a booth that goes live without moving anything, and offers a button that sorts the list again', async () => {
    const soon = stream('2026-11-20T10:01:00+09:00', '2026-11-20T11:00:00+09:00');
    const booths = [booth(1), booth(2, { movieLiveStreams: [soon] })];
    await showList(answering(booths, { live: { count: 0, at, times: [{ ...soon, contentId: 70, boothId: 2 }] } }));
    expect(screen.queryByRole('button', { name: '配信中を先頭に並べ替える' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'ブース1',
      'ブース2',
    ]);
    expect(article('ブース2').textContent).toContain('配信中');
    expect(screen.getByRole('status').textContent).toContain('1件のブースが配信中です');
    fireEvent.click(screen.getByRole('button', { name: '配信中を先頭に並べ替える' }));
  });
});

describe('the search over several contents', () => {
  const module = moduleEntry('booth_cross_search', { contentId: 79, content: { boothContentIds: [] } });
  const home = '/web/portal/1/event/11/module/booth_cross_search/79';

  async function show({ api }: ReturnType<typeof fakeApi>, query = '') {
    window.history.replaceState(null, '', `${home}${query && `?${query}`}`);
    const context = pageContext({ api, init, ...inEvent });
    const data = await cross.load(context, module, { params: {}, query: new URLSearchParams(query) });
    await renderScreen(<cross.List module={module} data={data} />, cross.texts, context, home);
  }

  test('begins with a few booths of each content, and leads to all booths of one content or of all contents [BOOTH-003]', async () => {
    const { api, calls } = answering([booth(1), booth(1, { contentId: 71, title: '西の一' })]);
    await show({ api, calls });
    expect(calls[0]?.query).toMatchObject({ type: 'home' });
    const west = within(screen.getByRole('region', { name: '西ホール' }));
    expect(west.getByRole('heading', { level: 3 }).textContent).toBe('西の一');
    expect(west.getByRole('link', { name: /すべて見る/ }).getAttribute('href')).toBe(
      '/web/portal/1/event/11/module/booth/71',
    );
    expect(screen.getByRole('link', { name: '全9件のブースを一覧で見る' }).getAttribute('href')).toBe(
      `${home}?view=all`,
    );
  });

  test('is a list for a keyword [BOOTH-003]', async () => {
    const { api, calls } = answering([booth(1), booth(2)]);
    await show({ api, calls }, 'keyword=一');
    expect(calls[0]?.query).toMatchObject({ type: 'list', keyword: '一' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['ブース1']);
  });
});

describe('the widget of booths', () => {
  const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 16, height: 9, alt: '' };
  const show = async (own: object) => {
    const { api, calls } = answering([booth(1, { image })]);
    const module = moduleOf({}, { widget: own });
    const context = pageContext({ api, init, ...inEvent });
    const data = (await widget.load(context, module)) ?? [];
    document.body.replaceChildren();
    await renderScreen(<widget.Widget module={module} data={data} />, widget.texts, context);
    const card = screen.getByRole('article');
    return { text: card.textContent, pictures: card.querySelectorAll('img').length, calls };
  };

  test('shows or hides title, picture and category [BOOTH-018]', async () => {
    expect(await show({})).toMatchObject({ text: 'ブース1小間番号 A-1A-1ロボット', pictures: 1 });
    expect(await show({ categoryVisible: false })).toMatchObject({ text: 'ブース1小間番号 A-1A-1' });
    expect(await show({ imageVisible: false })).toMatchObject({ pictures: 0 });
    expect(await show({ titleVisible: false })).toMatchObject({ text: '小間番号 A-1A-1ロボット' });
    expect(screen.getByRole('link', { name: 'ブース1' })).toBeTruthy();
  });

  test('asks for as many booths as the organiser wants, live ones first [SITE-033]', async () => {
    expect((await show({ numberOfDisplay: 0 })).calls[0]?.query).toMatchObject({ per_page: 100 });
    expect((await show({})).calls[0]?.query).toMatchObject({ per_page: 6, priority_live_stream_enable: true });
  });
});
