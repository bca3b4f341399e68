// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventEntry, EventFilters } from '#features/site/web.ts';
import { eventEntry } from '../../../../test/event-entry.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { noWish } from '../rules/search-wish.ts';
import * as list from './event-search-list.tsx';
import * as widget from './event-search-widget.tsx';
import type { FoundEvents } from './entry/read-events.ts';

const module = moduleEntry('event_search', { list: { numberOfDisplayWeb: 2 } });
const nothing = noWish;
const filters: EventFilters = {
  tags: [
    { value: '音楽', label: '音楽', count: 1 },
    { value: '朝市', label: '朝市', count: 2 },
    { value: '学会', label: '学会', count: 0 },
  ],
  places: [{ value: '港公園', label: '港公園', count: 3 }],
  placesTotal: 1,
  online: 1,
  fees: [
    { fee: 'free', count: 2 },
    { fee: 'paid', count: 1 },
  ],
};
const all = [eventEntry(11), eventEntry(12), eventEntry(13)];

/** The server's answer: events whose name holds the keyword. */
function answering(events: readonly EventEntry[] = all) {
  return vi.fn<(options: { query: Record<string, string | number> }) => Promise<object>>(async ({ query }) => {
    const page = Number(query['page']);
    const found = events.filter(({ overview }) => overview.name.includes(String(query['keyword'] ?? '')));
    return {
      data: found.slice((page - 1) * 2, page * 2),
      total: found.length,
      lastPage: Math.max(1, Math.ceil(found.length / 2)),
      filters,
    };
  });
}
const contextWith = (call: unknown) => pageContext({ api: namedApi(call as never) });

async function show(call: unknown, query = '') {
  window.history.replaceState(null, '', `/web/portal/1/module/event_search/5${query && `?${query}`}`);
  const context = contextWith(call);
  const data = await list.load(context, module, { params: {}, query: new URLSearchParams(query) });
  await renderScreen(<list.List module={module} data={data} />, list.texts, context);
}
const namesShown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const keyword = () => screen.getByLabelText<HTMLInputElement>('キーワード');
const type = (value: string): void => void fireEvent.change(keyword(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the list of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('narrows as the visitor types, after a pause, and tells the number of events left [SITE-025]', async () => {
    const call = answering();
    await show(call);
    expect(namesShown()).toEqual(['催し11', '催し12']);
    expect(screen.getByRole('status').textContent).toBe('3件のイベント（1/2ページ）');
    type('1');
    type('13');
    expect(call).toHaveBeenCalledTimes(1);
    await pass(300);
    expect(call).toHaveBeenCalledTimes(2);
    expect(namesShown()).toEqual(['催し13']);
    expect(screen.getByRole('status').textContent).toBe('1件のイベント');
    expect(window.location.search).toBe('?keyword=13');
    expect(keyword().value).toBe('13');
  });

  test('is a plain form of its address, with the flags that are kept [SITE-025]', async () => {
    const context = { ...contextWith(answering()), keptQuery: 'isApplication=1' };
    const data = await list.load(context, module, { params: {}, query: new URLSearchParams() });
    await renderScreen(<list.List module={module} data={data} />, list.texts, context);
    const form = keyword().form as HTMLFormElement;
    expect(form.method).toBe('get');
    expect(form.getAttribute('action')).toBe('/web/portal/1/module/event_search/5');
    expect([...new FormData(form)]).toEqual([
      ['isApplication', '1'],
      ['keyword', ''],
      ['start', ''],
      ['end', ''],
      ['place', ''],
      ['order', ''],
    ]);
    expect(screen.getByRole('button', { name: '検索する' }).getAttribute('type')).toBe('submit');
  });

  test('shows the results for its address [SITE-025, SITE-029]', async () => {
    const call = answering();
    await show(call, 'keyword=1&start=2026-11-20&end=oops&page=2');
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ query: { keyword: '1', start: '2026-11-20', page: 2, per_page: 2 } }),
    );
    expect(namesShown()).toEqual(['催し13']);
    expect(keyword().value).toBe('1');
    expect(screen.getByLabelText<HTMLInputElement>('開始日').value).toBe('2026-11-20');
    expect(screen.getByRole('link', { name: '前へ' }).getAttribute('href')).toBe(
      '/web/portal/1/module/event_search/5?keyword=1&start=2026-11-20',
    );
  });

  test('takes a period, quickly today, this weekend, this month or the next [SITE-029]', async () => {
    const call = answering();
    await show(call);
    const weekend = screen.getByRole('link', { name: '今週末' });
    expect(weekend.getAttribute('href')).toContain('?start=2026-11-21&end=2026-11-22');
    fireEvent.click(weekend);
    await pass(0);
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { start: '2026-11-21', end: '2026-11-22', page: 1, per_page: 2 } }),
    );
    expect(screen.getByRole('link', { name: '今週末' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('終了日').value).toBe('2026-11-22');
    fireEvent.click(screen.getByRole('link', { name: '条件をクリア' }));
    await pass(0);
    expect(window.location.search).toBe('');
    expect(namesShown()).toEqual(['催し11', '催し12']);
  });

  test('has chips in three groups: for days, for the price and for each topic that finds something, the most frequent first [SITE-029]', async () => {
    const call = answering();
    await show(call, 'order=new');
    const chips = screen;
    const namesIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(['日程', '料金', 'テーマ'].map(namesIn)).toEqual([
      ['今日', '今週末', '今月', '来月'],
      ['無料', '有料'],
      ['朝市', '音楽'],
    ]);
    fireEvent.click(chips.getByRole('link', { name: '無料' }));
    await pass(0);
    fireEvent.click(chips.getByRole('link', { name: '音楽' }));
    await pass(0);
    expect(call.mock.lastCall?.[0].query).toMatchObject({ fee: 'free', tag: '音楽', order: 'new' });
    fireEvent.click(chips.getByRole('link', { name: '無料' }));
    await pass(0);
    expect(window.location.search).toBe(`?tag=${encodeURIComponent('音楽')}&order=new`);
  });

  test('has days, place and order behind one button on a phone [SITE-029]', async () => {
    const call = answering();
    await show(call);
    const opener = screen.getByRole('button', { name: '絞り込み' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    fireEvent.change(screen.getByLabelText('会場'), { target: { value: '@online' } });
    await pass(0);
    expect(call.mock.lastCall?.[0].query).toMatchObject({ place: '@online' });
    expect(screen.getByRole('button', { name: '絞り込み（1）' })).toBeTruthy();
    expect(screen.getByRole('option', { name: '港公園（3件）' })).toBeTruthy();
  });

  test('shows the latest answer, in any order of their arrival [SITE-025]', async () => {
    const answers: ((events: EventEntry[]) => void)[] = [];
    const slow = vi.fn<() => Promise<object>>(
      () =>
        new Promise((resolve) => answers.push((data) => resolve({ data, total: data.length, lastPage: 1, filters }))),
    );
    const data: FoundEvents = { wish: nothing, events: all, filters, total: 3, page: 1, pages: 1 };
    window.history.replaceState(null, '', '/web/portal/1/module/event_search/5');
    await renderScreen(<list.List module={module} data={data} />, list.texts, contextWith(slow));
    type('a');
    await pass(300);
    type('ab');
    await pass(300);
    answers[1]?.([eventEntry(12)]);
    answers[0]?.([eventEntry(11)]);
    await pass(0);
    expect(namesShown()).toEqual(['催し12']);
  });

  test('keeps the typed text and the results when a search fails', async () => {
    const call = answering();
    await show(call);
    call.mockRejectedValueOnce(new Error('offline'));
    type('13');
    await pass(300);
    expect(screen.getByRole('alert').textContent).toContain('検索できませんでした');
    expect(namesShown()).toEqual(['催し11', '催し12']);
    expect(keyword().value).toBe('13');
    fireEvent.submit(keyword().form as HTMLFormElement);
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(namesShown()).toEqual(['催し13']);
  });

  test('waits for the input method to finish its word', async () => {
    const call = answering();
    await show(call);
    fireEvent.compositionStart(keyword());
    type('もよおし');
    await pass(500);
    expect(call).toHaveBeenCalledTimes(1);
    fireEvent.compositionEnd(keyword());
    await pass(300);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('says what to do when no event is found, and when there is no event yet', async () => {
    await show(answering(), 'keyword=ない');
    expect(screen.getByText('条件に合うイベントはありませんでした')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0件のイベント');
    expect(screen.getByText('条件をひとつ外してみてください。')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'ないを外す' }));
    await pass(0);
    expect(namesShown()).toEqual(['催し11', '催し12']);
    const none: FoundEvents = { wish: nothing, events: [], filters, total: 0, page: 1, pages: 1 };
    window.history.replaceState(null, '', '/web/portal/1/module/event_search/5');
    await renderScreen(<list.List module={module} data={none} />, list.texts);
    expect(screen.getByText('イベントはまだありません')).toBeTruthy();
  });
});

describe('the widget of events', () => {
  const load = (events: EventEntry[], own: object = {}) =>
    widget.load(
      contextWith(async () => ({ data: events, filters })),
      moduleEntry('event_search', { widget: own }),
    );

  test('shows the next ones, as many as the organiser sets, six without a setting [SITE-033, SITE-037]', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => eventEntry(index + 1));
    expect((await load(nine))?.events).toHaveLength(6);
    expect((await load(nine, { numberOfDisplay: 2 }))?.events).toEqual(nine.slice(0, 2));
    expect((await load(nine, { numberOfDisplay: 0 }))?.events).toHaveLength(9);
    expect(await load([])).toBeUndefined();
  });

  test('says on a home without events that there are none yet, once', async () => {
    const modules = [5, 6].map((contentId) => ({ moduleCode: 'event_search', contentId, onHome: true }));
    const init = siteInit({ modules: modules as never });
    const context = { ...contextWith(async () => ({ data: [], filters })), init };
    const [first, second] = await Promise.all(
      [5, 6].map((contentId) => widget.load(context, moduleEntry('event_search', { contentId }))),
    );
    expect(second).toBeUndefined();
    await renderScreen(<widget.Widget module={module} data={first!} />, widget.texts, context);
    expect(screen.getByText('イベントはまだありません')).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('calls events past when all are, and leads to no days ahead', async () => {
    const events = [eventEntry(11, { overview: { startDate: '2026-11-01T09:00:00+09:00' } })];
    await renderScreen(<widget.Widget module={module} data={{ events, fees: filters.fees }} />, widget.texts);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('これまでのイベント');
    expect(screen.getByText('今後のイベントは、まだ決まっていません。')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '日程' })).toBeNull();
    expect(screen.getByRole('list', { name: '料金' })).toBeTruthy();
  });

  test('has the search above it where it is the first list of the home, as a form and links [SITE-025, SITE-029]', async () => {
    const modules = [4, 5, 6].map((contentId) => ({ moduleCode: 'event_search', contentId, onHome: contentId > 4 }));
    const context = {
      ...contextWith(async () => ({ data: all, filters })),
      init: siteInit({ modules: modules as never }),
    };
    const [first, second] = await Promise.all(
      [5, 6].map((contentId) => widget.load(context, moduleEntry('event_search', { contentId }))),
    );
    expect(second?.fees).toBeUndefined();
    await renderScreen(<widget.Widget module={module} data={first!} />, widget.texts, context);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'イベントを検索' });
    expect([field.form?.method, field.form?.getAttribute('action')]).toEqual([
      'get',
      '/web/portal/1/module/event_search/5',
    ]);
    expect(screen.getByRole('button', { name: '検索する' }).getAttribute('type')).toBe('submit');
    const linksIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')?.split('?')[1]}`);
    expect(linksIn('日程')).toEqual([
      '今日 start=2026-11-20&end=2026-11-20',
      '今週末 start=2026-11-21&end=2026-11-22',
      '来月 start=2026-12-01&end=2026-12-31',
    ]);
    expect(linksIn('料金')).toEqual(['無料 fee=free']);
    expect(screen.queryByRole('list', { name: 'テーマ' })).toBeNull();
  });

  test('leads to the list, and each event to its own document [SITE-029]', async () => {
    const events = [
      eventEntry(11, { usePasscodeLock: true, overview: { tags: ['展示会'] } }),
      eventEntry(12, { ownDomain: 'expo.localhost' }),
    ];
    await renderScreen(
      <widget.Widget module={moduleEntry('event_search')} data={{ events, fees: undefined }} />,
      widget.texts,
      contextWith(null),
    );
    expect(screen.getByRole('link', { name: 'すべて見る' }).getAttribute('href')).toBe(
      '/web/portal/1/module/event_search/5',
    );
    expect(screen.getByRole('link', { name: '催し11' }).getAttribute('href')).toBe('/web/portal/1/event/11');
    expect(screen.getByRole('link', { name: '催し12' }).getAttribute('href')).toBe(
      `//expo.localhost${window.location.port && `:${window.location.port}`}/`,
    );
    expect(screen.getByText('パスコードが必要')).toBeTruthy();
    expect(screen.getByText('展示会')).toBeTruthy();
  });

  test('say the price: in the organiser’s words, else of what is sold, and that all is taken', async () => {
    const events = [
      eventEntry(11, { overview: { fee: '観覧無料' }, price: { least: 500, most: 500 } }),
      eventEntry(12, { price: { least: 0, most: 0 } }),
      eventEntry(13, { price: { least: 2000, most: 4800 } }),
      eventEntry(14, { isSoldOut: true }),
      eventEntry(15, { isSoldOut: true, overview: { startDate: '2026-11-01T09:00:00+09:00' } }),
    ];
    await renderScreen(
      <widget.Widget module={moduleEntry('event_search')} data={{ events, fees: undefined }} />,
      widget.texts,
    );
    const pricesOf = screen.getAllByRole('article').map((card) => card.querySelector('.hb-card-price')?.textContent);
    expect(pricesOf).toEqual(['観覧無料', '無料', '2,000円〜4,800円', undefined, undefined]);
    expect(screen.getAllByText('完売')).toHaveLength(1);
  });

  test('say that an event does not take place, and nothing else of it', async () => {
    const today = { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T18:00:00+09:00', fee: '観覧無料' };
    await renderScreen(
      <widget.Widget
        module={module}
        data={{ events: [eventEntry(11, { isCalledOff: true, overview: today })], fees: undefined }}
      />,
      widget.texts,
    );
    expect(screen.getByText('開催中止')).toBeTruthy();
    expect([screen.queryByText('開催中'), screen.queryByText('観覧無料')]).toEqual([null, null]);
  });

  test('marks running and past events, and one that begins today', async () => {
    const events = [
      eventEntry(11, { overview: { startDate: '2026-11-20T09:00:00+09:00', endDate: '2026-11-20T18:00:00+09:00' } }),
      eventEntry(12, { overview: { startDate: '2026-11-01T09:00:00+09:00' } }),
      eventEntry(13, { overview: { startDate: '2026-11-20T18:00:00+09:00' } }),
      eventEntry(14, { overview: { startDate: '2026-11-21T00:00:00+09:00' } }),
    ];
    await renderScreen(
      <widget.Widget module={moduleEntry('event_search')} data={{ events, fees: undefined }} />,
      widget.texts,
    );
    expect(screen.getByText('開催中')).toBeTruthy();
    expect(screen.getByText('終了しました')).toBeTruthy();
    expect(screen.getAllByText('本日')).toHaveLength(1);
  });
});
