// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { favoriteTexts } from '#features/favorite/web.ts';
import { listPage, listPageSize, listPagesOf, pageStarts, wholeListMax } from '#kernel/list-pages.ts';
import { formatInstant } from '#kernel/period.ts';
import { listTexts } from '#web/list/list-texts.ts';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { mountedMax } from '#web/long-list/mounted-pages.ts';
import longListJpn from '#web/long-list/texts/jpn.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { ScheduleContent, ScheduleListAnswer } from '../contract.ts';
import * as list from './schedule-list.tsx';
import { scheduleTexts } from './schedule-texts.ts';

const day = '2026-11-20';
const first = Date.parse(`${day}T00:00:00+09:00`);
const rooms = 40;
const session = (place: number): ScheduleContent => {
  const start = first + Math.floor(place / rooms) * 10 * 60_000;
  return {
    scheduleId: place + 1,
    createdAt: '2026-11-01T09:00:00+09:00',
    items: {
      title: { value: `講演${place + 1}`, phonetic: '' },
      category: { ids: [] },
      division: { ids: [] },
      place: { ids: [(place % rooms) + 1] },
      speaker: { ids: [] },
      live_stream: { ids: [] },
      main_image: null,
      keyword: '',
      description: '',
      held_datetime: { startDate: formatInstant(start), endDate: formatInstant(start + 10 * 60_000) },
      release_period: { visiblePeriod: false, visibleStartDate: null, visibleEndDate: null },
      pickup: { adoption: false, priority: 0 },
    },
  };
};
const module = moduleEntry('schedule', { contentId: 54 });
const base = siteInit();
const init = { ...base, event: {} as never, mypage: { ...base.mypage, favorite: { isEnable: true } } };

let entry = 0;

async function show(count: number, query = '?page=1', key = String((entry += 1))) {
  const sessions = Array.from({ length: count }, (_, place) => session(place));
  const answer = ({ query: asked }: MadeCall) => {
    const page = Number(asked?.['page'] ?? 1);
    const data: ScheduleListAnswer = {
      scheduleContents: listPage(sessions, page),
      categories: [],
      divisions: [],
      speakers: [],
      streams: [],
      places: Array.from({ length: rooms }, (_, place) => ({
        id: place + 1,
        name: `会場${place + 1}`,
        parentId: null,
        count: count / rooms,
      })),
      days: [{ date: day, count }],
      day: { date: day, page, starts: pageStarts(sessions).map(({ items }) => items.held_datetime.startDate) },
    };
    return { data, total: count, lastPage: listPagesOf(count).pages };
  };
  const { api, calls } = fakeApi({ listSchedules: answer });
  const context = pageContext({ ...inEvent, api, init });
  const path = `/web/portal/1/event/11/module/schedule/54${query}`;
  window.history.replaceState({ key }, '', path);
  const data = await list.load(context, module, { params: {}, query: new URLSearchParams(query) });
  const texts = [scheduleTexts, listTexts, longListTexts, favoriteTexts];
  const shown = await renderScreen(<list.List module={module} data={data} />, texts, context, path);
  // The code that brings further pages comes by itself.
  if (count > wholeListMax)
    await waitFor(() => expect(document.querySelector('.hb-long-list-bar button')).not.toBeNull());
  return { ...shown, calls, key };
}
const wayTo = (said: string): HTMLAnchorElement =>
  [...document.querySelectorAll<HTMLAnchorElement>('.hb-long-list-way a, .hb-long-list-marks a')].find(
    ({ textContent }) => textContent?.startsWith(said),
  ) as HTMLAnchorElement;
/** The page that comes gets the focus. */
async function press(said: string): Promise<void> {
  const before = document.activeElement;
  fireEvent.click(wayTo(said));
  await waitFor(() => {
    expect(document.activeElement).not.toBe(before);
    expect(document.activeElement?.className).toBe('hb-long-list-page');
  });
}
const titles = (): string[] =>
  [...document.querySelectorAll('.hb-long-list .hb-day-title')].map(({ textContent }) => textContent ?? '');

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

test('a day of 5,000 sessions has hardly more elements than one of 50, and never many more as one goes through it', async () => {
  const small = (await show(50)).container.querySelectorAll('*').length;
  cleanup();
  const { container, calls } = await show(5_000);
  const ways = container.querySelectorAll('.hb-long-list-marks *').length;
  const large = container.querySelectorAll('*').length - ways;
  expect(large).toBeLessThan(1.2 * small);
  expect(calls).toHaveLength(1);
  const seen = new Set(titles());
  for (let page = 2; page <= 2 * mountedMax; page += 1) {
    await press(longListJpn.later);
    for (const title of titles()) seen.add(title);
    expect(titles().length).toBeLessThanOrEqual(mountedMax * listPageSize);
  }
  expect([...seen]).toEqual(Array.from({ length: 2 * mountedMax * listPageSize }, (_, place) => `講演${place + 1}`));
  expect(container.querySelectorAll('*').length - ways).toBeLessThan(mountedMax * large);
});

test('further pages come by links, which lead there without JavaScript too, and get the focus', async () => {
  await show(400, '?page=4');
  expect(titles()[0]).toBe('講演121');
  expect(wayTo(longListJpn.earlier).getAttribute('href')).toBe(
    `/web/portal/1/event/11/module/schedule/54?date=${day}&page=3`,
  );
  await press(longListJpn.earlier);
  expect([titles()[0], titles().length]).toEqual(['講演81', 2 * listPageSize]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(longListJpn.part(81, 120, 400));
  await press('01:00');
  expect([titles()[0], titles().length]).toEqual(['講演241', listPageSize]);
});

test('Back finds the pages that were there', async () => {
  const { key } = await show(400, '?page=4');
  await press(longListJpn.later);
  cleanup();
  const { calls } = await show(400, '?page=4', key);
  expect([titles()[0], titles().length, calls.length]).toEqual(['講演121', 2 * listPageSize, 1]);
});

test('a favourite changes its own rows and no others', async () => {
  await show(400);
  const rows = [...document.querySelectorAll('.hb-schedule-session')];
  const changed = new Set<Element>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) changed.add((target as Element).closest('.hb-schedule-session') as Element);
  });
  watch.observe(document.querySelector('.hb-long-list') as Element, {
    subtree: true,
    attributes: true,
    childList: true,
  });
  await act(async () => {
    fireEvent.click(document.querySelector('[data-schedule="3"] .hb-favorite-button') as HTMLElement);
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(changed.size).toBeGreaterThan(0));
  watch.disconnect();
  expect([...changed].every((row) => row === rows[2])).toBe(true);
});
