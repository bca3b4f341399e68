// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { favoriteTexts } from '#features/favorite/web.ts';
import { CallError } from '#web/api/call-error.ts';
import { listTexts } from '#web/list/list-texts.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { madeFile, openedFiles } from '../../../../test/opened-files.ts';
import type { ScheduleContent, ScheduleListAnswer } from '../contract.ts';
import jpn from '../texts/jpn.ts';
import * as detail from './schedule-detail.tsx';
import * as list from './schedule-list.tsx';
import { scheduleTexts } from './schedule-texts.ts';
import * as widget from './schedule-widget.tsx';
import { nowHash } from './go-to-now.ts';

const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: '港' };
const session = (
  scheduleId: number,
  start: string,
  end: string,
  more: Partial<ScheduleContent['items']> = {},
): ScheduleContent => ({
  scheduleId,
  createdAt: '2026-11-01T09:00:00+09:00',
  items: {
    title: { value: `講演${scheduleId}`, phonetic: '' },
    category: { ids: [1] },
    division: { ids: [] },
    place: { ids: [scheduleId % 2 === 0 ? 2 : 1] },
    speaker: { ids: [] },
    live_stream: { ids: [] },
    main_image: null,
    keyword: '',
    description: '',
    held_datetime: { startDate: `2026-11-20T${start}:00+09:00`, endDate: `2026-11-20T${end}:00+09:00` },
    release_period: { visiblePeriod: false, visibleStartDate: null, visibleEndDate: null },
    pickup: { adoption: false, priority: 0 },
    ...more,
  },
});
const sessions = [session(1, '09:30', '10:30'), session(2, '10:00', '11:00'), session(3, '14:00', '15:00')];
const named = (id: number, name: string, count = 1) => ({ id, name, parentId: null, count });
const answer = (scheduleContents: ScheduleContent[], more: Partial<ScheduleListAnswer> = {}): ScheduleListAnswer => ({
  scheduleContents,
  categories: [named(1, '海', 3)],
  divisions: [],
  places: [named(1, '大講堂', 2), named(2, '広場')],
  speakers: [],
  streams: [],
  days: [{ date: '2026-11-20', count: scheduleContents.length }],
  day: { date: '2026-11-20', page: 1, starts: ['2026-11-20T09:30:00+09:00'] },
  around: { scheduleContents, cut: null },
  ...more,
});
const texts = [scheduleTexts, listTexts, favoriteTexts];
const module = moduleEntry('schedule', { contentId: 54 });
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });
const base = siteInit();
const init = { ...base, event: {} as never, mypage: { ...base.mypage, favorite: { isEnable: true } } };

const show = async (
  query = '',
  answers: Record<string, () => { data: unknown; total?: number; lastPage?: number }> = {},
) => {
  const { api, calls } = fakeApi({
    listSchedules: () => ({ data: answer(sessions), total: 3, lastPage: 1 }),
    ...answers,
  });
  const context = pageContext({ ...inEvent, api, init });
  const path = `/web/portal/1/event/11/module/schedule/54${query}`;
  window.history.replaceState(null, '', path);
  const data = await list.load(context, module, args(query.replace(/^\?/, '')));
  const shown = await renderScreen(<list.List module={module} data={data} />, texts, context, path);
  return { ...shown, calls, context };
};
beforeEach(() => window.localStorage.clear());

describe('the page of a schedule', () => {
  test('shows today as a table of places and as a list by time', async () => {
    const { container, calls } = await show();
    expect(calls).toHaveLength(1);
    const query = { type: 'day', date: undefined, page: undefined, around: true };
    expect(calls[0]).toMatchObject({ query, params: { eventId: 11, contentId: 54 } });
    const table = within(screen.getByRole('table', { name: '11月20日（金）' }));
    expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['時刻', '大講堂', '広場']);
    expect(table.getByText('11:00〜14:00 予定はありません')).not.toBeNull();
    const times = [...container.querySelectorAll('.hb-day-at')].map((one) => one.textContent);
    expect(times).toEqual(['09:30', '10:00', '14:00']);
    const [link] = within(container.querySelector('.hb-day-agenda') as HTMLElement).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/web/portal/1/event/11/module/schedule/54/1');
  });

  test('shows the sessions that are on now and next, with links to them', async () => {
    const jump = vi.fn();
    Element.prototype.scrollIntoView = jump;
    const { container } = await show();
    const strip = within(screen.getByRole('region', { name: jpn.nowTitle }));
    expect(strip.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '講演1大講堂',
      '講演2広場',
      '講演3大講堂',
    ]);
    const toNow = strip.getByRole('link', { name: jpn.toNow });
    expect(toNow.getAttribute('href')).toBe(`/web/portal/1/event/11/module/schedule/54?date=2026-11-20${nowHash}`);
    const agenda = container.querySelector('.hb-day-agenda [data-schedule="1"]') as HTMLElement;
    agenda.getClientRects = () => [{}] as unknown as DOMRectList;
    fireEvent.click(toNow);
    expect(jump).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('講演1');
  });

  test('folds what had ended when it was opened, and is a list alone where no sessions are in parallel', async () => {
    const early = session(4, '08:00', '09:00');
    const { container } = await show('', {
      listSchedules: () => ({ data: answer([early, session(1, '09:30', '10:30')]), total: 2 }),
    });
    const fold = container.querySelector('details') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')?.textContent).toBe(jpn.ended(1));
    expect(fold.querySelector('[data-schedule="4"]')?.getAttribute('data-state')).toBe('over');
    expect(screen.queryByRole('table')).toBeNull();
    const others = container.querySelectorAll('.hb-day-agenda')[1] as HTMLElement;
    expect([...others.querySelectorAll('[data-schedule]')].map((one) => one.getAttribute('data-state'))).toEqual([
      'running',
    ]);
    expect(others.querySelector('.hb-day-now')?.textContent).toBe(jpn.nowAt('10:00'));
    expect(within(others).getByRole('heading', { level: 3 }).textContent).toBe('09:30');
  });

  test('leads from a session that is on to its stream, and names who speaks', async () => {
    const speaker = { contentId: 71, detailId: 3, name: '港 ゆう', affiliation: '海の大学', thumbnail: image };
    const refers = { speaker: { ids: [3] }, live_stream: { ids: [9, 2] } };
    const shown = [session(1, '09:30', '10:30', refers), session(3, '14:00', '15:00', refers)];
    const beside = { speakers: [speaker], streams: [{ contentId: 95, detailId: 2 }] };
    await show('', { listSchedules: () => ({ data: answer(shown, beside), total: 2 }) });
    const watch = screen.getByRole('link', { name: `${jpn.watch} 講演1` });
    expect(watch.getAttribute('href')).toBe('/web/portal/1/event/11/module/live_stream/95/2');
    expect(screen.getAllByText('港 ゆう')).toHaveLength(2);
  });

  test('searches all days by words, and shows the days as tabs with counts', async () => {
    const days = [
      { date: '2026-11-20', count: 2 },
      { date: '2026-11-21', count: 1 },
    ];
    const { calls } = await show('?keyword=海&page=2', {
      listSchedules: () => ({ data: answer(sessions, { days }), total: 23, lastPage: 2 }),
    });
    expect(calls[0]).toMatchObject({ query: { keyword: '海', date: undefined, page: 2, per_page: 20 } });
    const tabs = within(screen.getByRole('navigation', { name: jpn.days })).getAllByRole('link');
    expect(tabs.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['すべての日', 'true'],
      ['11月20日（金）2', null],
      ['11月21日（土）1', null],
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: '11月20日（金）' })).not.toBeNull();
  });

  test('can narrow the day to a place, and can search all days', async () => {
    const { calls } = await show('?date=2026-11-20');
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: '広場' }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(calls.at(-1)).toMatchObject({ query: { place: [2], date: '2026-11-20' } });
    expect(window.location.search).toBe('?date=2026-11-20&place=2');
    const [choice] = screen.getAllByLabelText(/^海/);
    await act(async () => {
      fireEvent.click(choice as HTMLElement);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(calls.at(-1)).toMatchObject({ query: { category: [1], place: [2], date: undefined } });
    expect(window.location.search).toBe('?place=2&category=1');
  });

  test('says that there are no sessions yet', async () => {
    await show('', {
      listSchedules: () => ({
        data: answer([], { days: [], day: { date: null, page: 1, starts: [] } }),
        total: 0,
        lastPage: 1,
      }),
    });
    expect(screen.getByText(jpn.emptyTitle)).not.toBeNull();
  });
});

describe('the visitor’s plan', () => {
  test('has the favourites with conflicts and gaps, and offers them as one calendar file', async () => {
    const kept = [1, 2, 3].map((detailId) => ({ contentId: 54, detailId, moduleId: 28, updateDate: '2026-11-19' }));
    window.localStorage.setItem('scheduleFavorite', JSON.stringify({ 1: { 11: { owner: null, items: kept } } }));
    const opened = openedFiles();
    const { calls, container } = await show('?view=Favorite', {
      downloadSchedules: () => madeFile('schedule.ics'),
    });
    await screen.findByText('「講演2」と時間が重なっています');
    expect(screen.getByText('「講演1」と時間が重なっています')).not.toBeNull();
    expect(screen.getByText('次のお気に入りまで3時間')).not.toBeNull();
    expect(container.querySelectorAll('[data-schedule]')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: jpn.favoritesToCalendar }));
    await vi.waitFor(() => expect(opened).toMatchObject([{ name: 'schedule.ics' }]));
    expect(calls.at(-1)).toMatchObject({ name: 'downloadSchedules', query: { schedule_ids: [1, 2, 3] } });
    expect(await screen.findByRole('link', { name: jpn.feed.logIn })).not.toBeNull();
  });

  test('says that there are no favourites yet', async () => {
    await show('?view=Favorite');
    expect(await screen.findByText(jpn.noFavorites)).not.toBeNull();
  });
});

describe('a session', () => {
  const open = async (answers: object = {}) => {
    const content = session(1, '09:30', '10:30', {
      title: { value: '海の講演', phonetic: 'ウミノコウエン' },
      description: '<p>港の話。</p>',
      main_image: image,
    });
    const { api, calls } = fakeApi({
      readSchedule: () => ({
        data: {
          scheduleContent: content,
          categories: [named(1, '海')],
          divisions: [],
          places: [named(1, '大講堂')],
          streams: [],
          speakers: [{ contentId: 71, detailId: 3, name: '港 ゆう', affiliation: '海の大学', thumbnail: null }],
        },
      }),
      ...answers,
    });
    const context = pageContext({ ...inEvent, api, init });
    const data = await detail.load(context, module, { ...args(), detailId: 1 });
    return { data, context, calls };
  };

  test('shows its time, its place, the remaining time and its description', async () => {
    const { data, context } = await open();
    const { container } = await renderScreen(<detail.Detail module={module} data={data} />, texts, context);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('海の講演');
    expect(screen.getByText('2026年11月20日（金）09:30〜10:30 日本時間', { exact: false })).not.toBeNull();
    expect(screen.getByText('大講堂')).not.toBeNull();
    expect(screen.getByText('開催中・残り30分')).not.toBeNull();
    const speaker = screen.getByRole('link', { name: /^港 ゆう\s?海の大学$/ });
    expect(speaker.getAttribute('href')).toBe('/web/portal/1/event/11/module/united_web_link/71/3');
    expect(container.querySelector('.hb-rich-text')?.textContent).toBe('港の話。');
    expect(detail.head(data)).toMatchObject({ title: '海の講演', description: '港の話。', image: { width: 1600 } });
    const kept = JSON.parse(window.localStorage.getItem('scheduleHistory') ?? '{}') as object;
    expect(JSON.stringify(kept)).toContain('"detailId":1');
  });

  test.each([
    ['jpn', 1],
    ['eng', 0],
  ] as const)(
    'shows how its title is read to readers of Japanese alone: %s [SCHEDULE-003]',
    async (language, times) => {
      const { data, context } = await open();
      await renderScreen(<detail.Detail module={module} data={data} />, texts, { ...context, language });
      expect(screen.queryAllByText('ウミノコウエン')).toHaveLength(times);
    },
  );

  test('says that the calendar file could not be made', async () => {
    const { data, context } = await open({ downloadSchedules: () => new CallError(500, '') });
    await renderScreen(<detail.Detail module={module} data={data} />, texts, context);
    fireEvent.click(screen.getByRole('button', { name: jpn.addToCalendar }));
    expect((await screen.findByRole('alert')).textContent).toBe(jpn.calendarFailed);
  });

  test('that fails with a failure to be ignored shows a link to the list [ERROR-036]', async () => {
    const { data, context } = await open({ readSchedule: () => new CallError('pass', '') });
    await renderScreen(<detail.Detail module={module} data={data} />, texts, context);
    expect(screen.getByText(jpn.unavailableTitle)).not.toBeNull();
    expect(screen.getByRole('link', { name: jpn.backToList })).not.toBeNull();
  });
});

describe('the widget of a schedule', () => {
  const load = async (settings: object, scheduleContents = sessions) => {
    const { api, calls } = fakeApi({ listSchedules: () => ({ data: answer(scheduleContents) }) });
    const own = { ...module, widget: settings };
    const context = pageContext({ ...inEvent, api, init });
    return { own, calls, context, data: await widget.load(context, own) };
  };

  test('shows as many sessions as the organiser set, by its filter [SCHEDULE-014]', async () => {
    expect((await load({})).calls[0]?.query).toEqual({ filter_type: 'NewArrival', per_page: 6 });
    expect((await load({ filterType: 'Pickup', numberOfDisplay: 3 })).calls[0]?.query).toMatchObject({ per_page: 3 });
    expect((await load({ numberOfDisplay: 0 })).calls[0]?.query).toMatchObject({ per_page: 100 });
    expect((await load({ filterType: 'Category', categoryIds: [4] })).calls[0]?.query).toMatchObject({ category: [4] });
    expect((await load({}, [])).data).toBeUndefined();
  });

  test('names a session whose title is hidden for screen readers', async () => {
    const { own, data, context } = await load({ titleVisible: false });
    await renderScreen(<widget.Widget module={own} data={data as never} />, texts, context);
    expect(screen.queryByText('講演1')).toBeNull();
    expect(screen.getByRole('link', { name: '講演1' })).not.toBeNull();
  });

  test('of seen sessions is filled by the browser, the latest first', async () => {
    const items = [3, 1].map((detailId) => ({ contentId: 54, detailId }));
    window.localStorage.setItem('scheduleHistory', JSON.stringify({ 1: { 11: { owner: null, items } } }));
    const { own, data, context, calls } = await load({ filterType: 'History', numberOfDisplay: 2 });
    expect(calls).toEqual([]);
    await renderScreen(<widget.Widget module={own} data={data as never} />, texts, context);
    await screen.findByText(jpn.history);
    expect(calls[0]?.query).toEqual({ filter_type: 'History', schedule_ids: [3, 1], per_page: 2 });
  });
});
