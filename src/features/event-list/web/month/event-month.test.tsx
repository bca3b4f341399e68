// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventDays } from '#features/site/rules/event-months.ts';
import { countDays, eventsOn, eventsWithBars, spansOf } from '#features/site/rules/month-grid.ts';
import type { EventEntry } from '#features/site/web.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { eventEntry } from '../../../../../test/event-entry.ts';
import { namedApi } from '../../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import * as list from '../event-search-list.tsx';

const module = moduleEntry('event_search');
const filters = { tags: [], places: [], online: 0, fees: [{ fee: 'free', count: 2 }] };
const market = eventEntry(11, { overview: { name: '朝市', startDate: '2026-12-05T08:00:00+09:00' } });
const fair = eventEntry(12, {
  overview: { name: '見本市', startDate: '2026-12-04T10:00:00+09:00', endDate: '2026-12-07T17:00:00+09:00' },
});

/** As the server answers for the month and the day that are asked for. */
function answering(all: readonly EventEntry[], near: object = {}, perPage?: number) {
  return vi.fn<(options: { query: { month?: string; day?: string; page?: number } }) => Promise<object>>(
    async ({ query: { month = '2026-12', day: wanted, page = 1 } }) => {
      const spans = spansOf(all, month, ({ overview }) => eventDays(overview));
      const days = countDays(spans, month);
      const day = wanted ?? days[0]?.day ?? null;
      const ofDay = day === null ? [] : eventsOn(spans, day);
      const bars = eventsWithBars(spans, month, 0).map(({ portalId, eventId, ownDomain, overview }) => {
        const { name, startDate, endDate } = overview;
        return { portalId, eventId, ownDomain, name, startDate, endDate };
      });
      const isWhole = perPage === undefined;
      const events = isWhole ? all : pageOf(ofDay, page, perPage);
      const lastPage = isWhole ? 1 : lastPageOf(ofDay.length, perPage);
      const total = spans.length;
      return {
        data: { month, events, bars, days, day, total, lastPage, previous: null, next: null, filters, ...near },
      };
    },
  );
}

async function show(call: ReturnType<typeof answering>, query = 'view=month&month=2026-12') {
  window.history.replaceState(null, '', `/web/portal/1/module/event_search/5?${query}`);
  const context = pageContext({ api: namedApi(call as never) });
  const data = await list.load(context, module, { params: {}, query: new URLSearchParams(query) });
  await renderScreen(<list.List module={module} data={data} />, list.texts, context);
  return { context, data };
}
const dayOf = (name: string) => screen.getByRole('link', { name });
const shownDay = () => screen.getByRole('region');
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

describe('the month of a search', () => {
  beforeEach(() => void vi.restoreAllMocks());

  test('asks for the month of its address under all filters, and has it in its title [SITE-029]', async () => {
    const call = answering([market, fair]);
    const { context, data } = await show(call, 'view=month&month=2026-12&keyword=市&fee=free&start=2026-12-01');
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ query: { keyword: '市', fee: 'free', month: '2026-12', page: 1, per_page: 20 } }),
    );
    expect(list.head(data, module, context).title).toBe('2026年12月 · イベントを探す');
    expect(screen.getByRole('status').textContent).toBe('2026年12月 2件のイベント');
    const form = screen.getByRole<HTMLInputElement>('searchbox').form as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ fee: 'free', view: 'month', month: '2026-12' });
    expect(screen.queryByLabelText('開始日')).toBeNull();
  });

  test('is a table of days with the events on them, one bar for several days [SITE-029]', async () => {
    await show(answering([market, fair]));
    const table = within(screen.getByRole('table', { name: '2026年12月' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '日',
      '月',
      '火',
      '水',
      '木',
      '金',
      '土',
    ]);
    const links = table.getAllByRole('link', { name: '見本市' });
    expect(links.map((link) => link.dataset['days'])).toEqual(['2', '2']);
    expect(links[0]?.getAttribute('href')).toBe('/web/portal/1/event/12');
    expect(table.getByRole('link', { name: '08:00 朝市' })).toBeTruthy();
    expect(table.getAllByText('見本市（前日から続く）')).toHaveLength(2);
    expect(table.getByRole('link', { name: '12月5日（土）、2件' })).toBeTruthy();
  });

  test('shows the events of a day below, without another call [SITE-029]', async () => {
    const call = answering([market, fair]);
    await show(call);
    expect(shownDay().querySelector('h2')?.textContent).toBe('12月4日（金）');
    fireEvent.click(dayOf('12月5日（土）、2件'));
    await settle();
    expect(call).toHaveBeenCalledOnce();
    expect(shownDay().querySelector('h2')?.textContent).toBe('12月5日（土）');
    expect(within(shownDay()).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(dayOf('12月5日（土）、2件').getAttribute('aria-current')).toBe('true');
    expect(window.location.search).toBe('?view=month&month=2026-12&day=2026-12-05');
  });

  test('marks today, and leads to the months around and to this one [SITE-029]', async () => {
    await show(answering([market], { previous: '2026-10' }), 'view=month&month=2026-11&keyword=x');
    expect(screen.getByRole('cell', { current: 'date' }).textContent).toBe('20');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('前の月')).toBe('/web/portal/1/module/event_search/5?keyword=x&view=month&month=2026-10');
    expect(hrefOf('次の月')).toBe('/web/portal/1/module/event_search/5?keyword=x&view=month&month=2026-12');
    expect(hrefOf('今月')).toBe('/web/portal/1/module/event_search/5?keyword=x&view=month&month=2026-11');
    expect(screen.getByRole('link', { name: '次の月' }).getAttribute('rel')).toBe('nofollow');
    expect(hrefOf('一覧')).toBe('/web/portal/1/module/event_search/5?keyword=x');
    expect(screen.getByRole('link', { name: '今月' }).getAttribute('aria-current')).toBe('true');
  });

  test('says when nothing is found in it, and leads to the next month that has some, else to the last [SITE-029]', async () => {
    await show(answering([], { previous: '2026-10', next: '2027-03' }));
    expect(screen.getByText('2026年12月に開催されるイベントはありません')).toBeTruthy();
    expect(screen.getByRole('link', { name: '次の開催は2027年3月' }).getAttribute('href')).toContain('month=2027-03');
    expect(screen.queryByRole('region')).toBeNull();
    await show(answering([], { previous: '2026-10' }), 'view=month&month=2026-12&tag=x');
    expect(screen.getByText('条件に合うイベントは、2026年12月にはありません')).toBeTruthy();
    expect(screen.getByRole('link', { name: '前の開催は2026年10月' })).toBeTruthy();
  });

  test('of many events asks for those of a day, by pages, and marks the day when they are there [SITE-029]', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      eventEntry(100 + index, { overview: { name: `催し${index}`, startDate: `2026-12-0${1 + (index % 2)}` } }),
    );
    const call = answering(many, {}, 20);
    const { data, context } = await show(call);
    expect(screen.getAllByText('ほか32件')).toHaveLength(2);
    const [number, more] = screen.getAllByRole('link', { name: '12月2日（水）、35件' });
    fireEvent.click(more!);
    await settle();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { month: '2026-12', day: '2026-12-02', page: 1, per_page: 20 } }),
    );
    expect(shownDay().querySelector('h2')?.textContent).toBe('12月2日（水）');
    const cards = () => within(shownDay()).getAllByRole('heading', { level: 3 });
    expect(cards()).toHaveLength(20);
    expect(number?.getAttribute('aria-current')).toBe('true');
    expect(data.total).toBe(70);

    const address = within(shownDay()).getByRole('link', { name: '2' }).getAttribute('href');
    const query = 'view=month&month=2026-12&day=2026-12-02&page=2';
    expect(address).toBe(`/web/portal/1/module/event_search/5?${query}#${shownDay().id}`);
    const second = await list.load(context, module, { params: {}, query: new URLSearchParams(query) });
    expect(second.events.map(({ eventId }) => eventId)).toEqual(
      Array.from({ length: 15 }, (_, index) => 141 + 2 * index),
    );
  });

  test('has the page of a day in its HTML, with links to the others, for browsers without scripts [SITE-029]', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      eventEntry(100 + index, { overview: { startDate: '2026-12-02' } }),
    );
    await show(answering(many, {}, 20), 'view=month&month=2026-12&day=2026-12-02&page=4');
    const day = document.querySelector('[data-chosen]')!;
    expect(day.querySelectorAll('.hb-event-card')).toHaveLength(10);
    const more = document.querySelector('.hb-month-more-link');
    expect(more?.getAttribute('href')).toMatch(/\?view=month&month=2026-12&day=2026-12-02#hb-chosen-day$/);
    expect(day.querySelector('[rel=prev]')?.getAttribute('href')).toMatch(/&day=2026-12-02&page=3#hb-chosen-day$/);
  });
});
