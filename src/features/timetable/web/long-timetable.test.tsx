// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listPage, listPageSize, listPagesOf, pageStarts } from '#kernel/list-pages.ts';
import { formatInstant } from '#kernel/period.ts';
import longListJpn from '#web/long-list/texts/jpn.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { listAnswer, saleSettings, ticketContent } from '../../../../test/ticket-content.ts';
import type { TimetableContents, TimetableEntryAnswer } from '../contract.ts';
import { load, Page, texts } from './timetable-page.tsx';

const day = '2026-11-20';
const first = Date.parse(`${day}T00:00:00+09:00`);
const venues = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, name: `会場${index + 1}` }));
const holdings = { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] };
/** Only one of the second page has a ticket. */
const ticketed = listPageSize + 1;

const entry = (place: number, count: number): TimetableEntryAnswer => {
  const start = first + Math.floor((place / count) * 1_380) * 60_000;
  return {
    timetableId: place + 1,
    ticketId: place + 1 === ticketed ? 5 : null,
    title: `催し${place + 1}`,
    description: '',
    image: null,
    categoryId: null,
    venueId: (place % venues.length) + 1,
    startAt: formatInstant(start),
    endAt: formatInstant(start + 10 * 60_000),
  };
};

let entryKey = 0;

async function open(count: number, query = '') {
  const all = Array.from({ length: count }, (_, place) => entry(place, count));
  const answer = ({ query: asked }: MadeCall): { data: TimetableContents } => {
    const text = String(asked?.['text'] ?? '');
    const found = text === '' ? all : all.filter(({ title }) => title.includes(text));
    const page = Number(asked?.['page'] ?? 1);
    const timetables = listPage(found, page);
    const slots = timetables.map(({ timetableId }) => ({ timetableIds: [timetableId] }));
    const data = {
      timetables,
      list: { timetableSlots: [{ date: day, timetableTimeSlots: slots }] },
      widget: { timetableSlots: [] },
      settings: { ticketContentId: 60, venues, categories: [], dateTabs: [{ date: day, label: '' }] },
      page: {
        days: [day],
        date: text === '' ? day : null,
        page,
        pages: listPagesOf(found.length).pages,
        total: found.length,
        starts: pageStarts(found).map(({ startAt }) => startAt),
        hasTickets: true,
      },
    };
    return { data };
  };
  const { api, calls } = fakeApi({
    readTimetable: answer,
    listTickets: (call) =>
      listAnswer([ticketContent(5, { title: '講演券' })], {
        ids: call.query?.['ticket_ids'],
        settings: saleSettings(),
      }),
    readHoldings: () => ({ data: holdings }),
  });
  const init = siteInit({ modules: [{ ...moduleEntry('timetable', { contentId: 62 }), onHome: true }] } as never);
  const context = pageContext({ api, init, ...inEvent });
  const path = `/web/portal/1/event/11/module/timetable/62${query}`;
  window.history.replaceState({ key: String((entryKey += 1)) }, '', path);
  const data = await load(context, { params: {}, query: new URLSearchParams(query) });
  const shown = await renderScreen(<Page data={data} />, texts, context, path);
  // The code that brings further pages comes by itself.
  await waitFor(() => expect(document.querySelector('.hb-long-list-bar button')).not.toBeNull());
  return { ...shown, calls };
}
const titles = (): string[] => [
  ...new Set([...document.querySelectorAll('.hb-long-list .hb-day-title')].map(({ textContent }) => textContent ?? '')),
];
const later = (): HTMLAnchorElement =>
  [...document.querySelectorAll<HTMLAnchorElement>('.hb-long-list-way a')].at(-1) as HTMLAnchorElement;

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

test('a timetable of 5,000 entries has hardly more elements than one of 200', async () => {
  const count = (all: Element): number =>
    all.querySelectorAll('*').length - all.querySelectorAll('.hb-long-list-marks *').length;
  const small = count((await open(200)).container);
  cleanup();
  expect(count((await open(5_000)).container)).toBeLessThan(1.2 * small);
});

test('its next page comes by a link, with its tickets for the same cart', async () => {
  const { calls } = await open(200);
  expect(titles()).toHaveLength(listPageSize);
  expect(later().getAttribute('href')).toBe(`/web/portal/1/event/11/module/timetable/62?date=${day}&page=2`);
  fireEvent.click(later());
  await waitFor(() => expect(titles()).toHaveLength(2 * listPageSize));
  expect(calls.filter(({ name }) => name === 'listTickets').map(({ query }) => query?.['ticket_ids'])).toEqual([
    undefined,
    [5],
  ]);
  expect(screen.getAllByText('講演券', { exact: false }).length).toBeGreaterThan(0);
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe(longListJpn.part(41, 80, 200)));
});

test('the server searches it, and the address follows [TIMETABLE-005]', async () => {
  const { calls } = await open(200);
  fireEvent.change(screen.getByLabelText('キーワード'), { target: { value: '催し19' } });
  await screen.findByText('11件見つかりました');
  const asked = calls.filter(({ name }) => name === 'readTimetable').at(-1);
  expect(asked).toMatchObject({ query: { type: 'page', text: '催し19' } });
  expect(window.location.search).toBe(`?text=${encodeURIComponent('催し19')}`);
  expect([...document.querySelectorAll('.hb-day-title')].length).toBe(11);
});
