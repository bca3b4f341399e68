// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { TicketContent } from '#features/ticket/contract.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall, saleInEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { listAnswer, saleSettings, ticketContent, twoPrices } from '../../../../test/ticket-content.ts';
import type { TimetableContents, TimetableEntryAnswer } from '../contract.ts';
import { load, Page, texts } from './timetable-page.tsx';
import * as widget from './timetable-widget.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const entry = (timetableId: number, more: Partial<TimetableEntryAnswer> = {}): TimetableEntryAnswer => ({
  timetableId,
  ticketId: null,
  title: `催し${timetableId}`,
  description: '',
  image: null,
  categoryId: null,
  venueId: null,
  startAt: '2026-11-20T10:00:00+09:00',
  endAt: '2026-11-20T11:00:00+09:00',
  ...more,
});
const tomorrow = { startAt: '2026-11-21T13:00:00+09:00', endAt: '2026-11-21T14:00:00+09:00' };
const entries = [
  entry(1, { title: '基調講演', venueId: 7, categoryId: 1, ticketId: 5 }),
  entry(2, { title: '鍛造体験', venueId: 8, categoryId: 2, ticketId: 6 }),
  entry(3, { title: '閉会式', ...tomorrow }),
];
const slots = (timetables: readonly TimetableEntryAnswer[]) => ({
  timetableSlots: [...new Set(timetables.map(({ startAt }) => startAt.slice(0, 10)))].map((date) => ({
    date,
    timetableTimeSlots: [
      { timetableIds: timetables.filter((one) => one.startAt.startsWith(date)).map((one) => one.timetableId) },
    ],
  })),
});
const contents = (timetables = entries): TimetableContents => ({
  timetables,
  list: slots(timetables),
  widget: slots(timetables.slice(0, 1)),
  settings: {
    ticketContentId: 60,
    venues: [
      { id: 7, name: '会場A' },
      { id: 8, name: '工房' },
    ],
    categories: [
      { id: 1, name: '講演' },
      { id: 2, name: '体験' },
    ],
    dateTabs: [{ date: '2026-11-20', label: '初日' }],
  },
});
const tickets = [ticketContent(5, { title: '講演券' }), twoPrices(6, { title: '体験券' })];
const holdings = { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] };

interface Opened {
  timetables?: TimetableEntryAnswer[];
  sold?: readonly TicketContent[];
  settings?: ReturnType<typeof saleSettings>;
  query?: string;
}

async function open({ timetables = entries, sold = tickets, settings = saleSettings(), query = '' }: Opened = {}) {
  const { api, calls } = fakeApi({
    readTimetable: () => ({ data: contents(timetables) }),
    listTickets: (call) => listAnswer(sold, { ids: call.query?.['ticket_ids'], settings }),
    readHoldings: () => ({ data: holdings }),
  });
  const init = siteInit({ modules: [{ ...moduleEntry('timetable', { contentId: 62 }), onHome: true }] } as never);
  const context = pageContext({ api, init, ...inEvent });
  const path = `/web/portal/1/event/11/module/timetable/62${query}`;
  window.history.replaceState(null, '', path);
  const data = await load(context, { params: {}, query: new URLSearchParams(query) });
  await renderScreen(<Page data={data} />, texts, context, path);
  const list = document.querySelector<HTMLElement>('.hb-day-agenda') as HTMLElement;
  return { calls, list: within(list), data };
}
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('.hb-timetable-entry .hb-day-title')].map(({ textContent }) => textContent);
const buttons = (text: string): HTMLElement[] =>
  screen.queryAllByRole('button').filter(({ textContent }) => textContent === text);
const choose = (text: string): HTMLElement => {
  const [first] = buttons(text);
  if (first === undefined) throw new Error(`There is no button ${text}.`);
  return first;
};
const storedCart = (): unknown => JSON.parse(window.localStorage.getItem('timetableCart') ?? 'null');

describe('a timetable', () => {
  test('is the first of the event without an id, with its tickets by their ids [TIMETABLE-004, TIMETABLE-011]', async () => {
    const { calls, data } = await open();
    expect(data.contentId).toBe(62);
    expect(calls[0]).toMatchObject({ name: 'readTimetable', params: { portalId: 1, eventId: 11, contentId: 62 } });
    expect(calls[1]).toMatchObject({ params: { contentId: 60 }, query: { ticket_ids: [5, 6], per_page: 50 } });
  });

  test('asks for the tickets of many entries in parts of 50 [TIMETABLE-009, TIMETABLE-011]', async () => {
    const many = Array.from({ length: 70 }, (_, index) => entry(index, { ticketId: index + 1 }));
    const { calls } = await open({ timetables: many, sold: [] });
    const asked = calls
      .filter(({ name }) => name === 'listTickets')
      .map(({ query }) => query?.['ticket_ids'] as number[]);
    expect(asked.map(({ length }) => length)).toEqual([50, 20]);
  });

  test('makes no ticket call without tickets [TIMETABLE-010]', async () => {
    const { calls, data } = await open({ timetables: [entry(1)] });
    expect(calls.map(({ name }) => name)).toEqual(['readTimetable']);
    expect(data.sale).toBeUndefined();
  });

  test('can be read by a visitor who may not see its tickets, and reports other failures', async () => {
    const loadWith = (error: Error) => {
      const { api } = fakeApi({ readTimetable: () => ({ data: contents() }), listTickets: () => error });
      const context = pageContext({ api, ...inEvent });
      return load(context, { params: { contentId: '62' }, query: new URLSearchParams() });
    };
    expect((await loadWith(new CallError(403, 'x'))).sale).toBeUndefined();
    await expect(loadWith(new CallError(500, 'x'))).rejects.toMatchObject({ status: 500 });
  });

  test('shows a day as a table of venues and as a list, and links to the other days', async () => {
    const { list } = await open();
    const table = screen.getByRole('table', { name: '11月20日（金）' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['時刻', '会場A', '工房']);
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '10:00',
      '基調講演',
      '鍛造体験',
    ]);
    const days = within(screen.getByRole('navigation', { name: '日にち' })).getAllByRole('link');
    expect(days.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['初日11月20日（金）', '/web/portal/1/event/11/module/timetable/62?date=2026-11-20'],
      ['11月21日（土）', '/web/portal/1/event/11/module/timetable/62?date=2026-11-21'],
    ]);
  });

  test('shows the day of its address', async () => {
    await open({ query: '?date=2026-11-21' });
    expect(titles()).toEqual(['閉会式']);
  });
});

describe('its search', () => {
  test('narrows all days while the visitor types, and the address follows [TIMETABLE-005, TIMETABLE-006]', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('キーワード'), { target: { value: '閉会' } });
    expect(titles()).toEqual(['閉会式']);
    expect(screen.getByText('1件見つかりました')).toBeTruthy();
    expect(window.location.search).toBe(`?text=${encodeURIComponent('閉会')}`);
    fireEvent.change(screen.getByLabelText('キーワード'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('checkbox', { name: '工房' }));
    expect(titles()).toEqual(['鍛造体験']);
    fireEvent.click(screen.getByRole('checkbox', { name: '講演' }));
    expect(titles()).toEqual([]);
    expect(screen.getByText('条件に合うプログラムはありません')).toBeTruthy();
    expect(window.location.search).toBe('?categories=1&venues=8');
  });

  test('is cleared at once [TIMETABLE-007]', async () => {
    await open({ query: `?text=${encodeURIComponent('鍛造')}&categories=2&venues=8` });
    expect(titles()).toEqual(['鍛造体験']);
    fireEvent.click(screen.getByRole('button', { name: '条件をクリア' }));
    expect(titles()).toEqual(['基調講演', '鍛造体験']);
    expect(screen.getByLabelText<HTMLInputElement>('キーワード').value).toBe('');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: '条件をクリア' })).toBeNull();
  });
});

describe('its tickets', () => {
  test("go into the timetable's own cart, and out again [TIMETABLE-001, CART-006]", async () => {
    await open();
    await waitFor(() => expect(choose('選ぶ講演券').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(choose('選ぶ講演券'));
    expect(storedCart()).toEqual({ ticketContentId: 60, siteKey: 'event/11', tickets: [{ ticketId: 5, number: 1 }] });
    expect(window.localStorage.getItem('ticketCart')).toBeNull();
    expect(screen.getByText('「講演券」を選びました')).toBeTruthy();
    fireEvent.click(choose('選択中 1枚'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '減らす 講演券' }));
    expect(storedCart()).toBeNull();
  });

  test('with several prices are chosen in the entry’s dialog [TIMETABLE-001]', async () => {
    await open();
    await waitFor(() => expect(choose('券種を選ぶ体験券').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(choose('券種を選ぶ体験券'));
    const dialog = within(screen.getByRole('dialog', { name: '鍛造体験' }));
    fireEvent.click(dialog.getByRole('button', { name: '増やす 大人' }));
    fireEvent.click(dialog.getByRole('button', { name: '増やす 子ども' }));
    fireEvent.click(dialog.getByRole('button', { name: '増やす 子ども' }));
    expect(storedCart()).toEqual({
      ticketContentId: 60,
      siteKey: 'event/11',
      tickets: [
        {
          ticketId: 6,
          multiplePrices: [
            { ticketMultiplePriceId: 1, number: 1 },
            { ticketMultiplePriceId: 2, number: 2 },
          ],
        },
      ],
    });
  });

  test('that cannot be chosen have no button, and say why', async () => {
    const soldOut = ticketContent(6, { title: '体験券', enableNumberSold: true, remainNumber: 0 });
    const settings = saleSettings({ exclusionGroups: [{ tickets: [{ id: 5 }, { id: 6 }], purchasableCount: 1 }] });
    await open({ sold: [tickets[0] as TicketContent, soldOut], settings });
    expect(screen.getAllByText('完売').length).toBeGreaterThan(0);
    expect(buttons('選ぶ体験券')).toEqual([]);
    cleanup();
    await open({ sold: [tickets[0] as TicketContent, ticketContent(6, { title: '体験券' })], settings });
    await waitFor(() => expect(choose('選ぶ講演券').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(choose('選ぶ講演券'));
    expect(buttons('選ぶ体験券')).toEqual([]);
    expect(screen.getAllByText('「講演券」と同時には購入できません。').length).toBeGreaterThan(0);
    cleanup();
    window.localStorage.clear();
    const sold = [tickets[0] as TicketContent, ticketContent(6, { title: '体験券' })];
    await open({ sold, settings: saleSettings({ maxPerOrder: 1 }) });
    await waitFor(() => expect(choose('選ぶ講演券').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(choose('選ぶ講演券'));
    expect(buttons('選ぶ体験券')).toEqual([]);
    expect(screen.getAllByText('カートの枚数が、一度に選べる上限（合計1枚）に達しています。').length).toBeGreaterThan(
      0,
    );
  });

  test('are bought on the ticket page, and the session remembers the timetable [TICKET-044, TICKET-045]', async () => {
    await open();
    await waitFor(() => expect(choose('選ぶ講演券').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(choose('選ぶ講演券'));
    expect(window.sessionStorage.getItem('timetableToTicketFlag')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /カートを見る/ }));
    expect(window.sessionStorage.getItem('timetableToTicketFlag')).toBe(JSON.stringify(saleInEvent));
    expect(window.localStorage.getItem('next_purchase_flow_contentId')).toBe('60');
  });
});

describe('the widget of a timetable', () => {
  const module = moduleEntry('timetable', { contentId: 62, title: 'タイムテーブル' });
  const read = async (data: TimetableContents) => {
    const { api, calls } = fakeApi({ readTimetable: (_: MadeCall) => ({ data }) });
    const answer = await widget.load(pageContext({ api, ...inEvent }), module);
    expect(calls.map(({ query }) => query)).toEqual([{ type: 'home' }]);
    return answer;
  };

  test('is absent without entries or slots [TIMETABLE-008]', async () => {
    expect(await read(contents())).toBeDefined();
    expect(await read(contents([]))).toBeUndefined();
    const none = { timetableSlots: [] };
    expect(await read({ ...contents(), list: none, widget: none })).toBeUndefined();
  });

  test('shows its entries, each with a link to its day', async () => {
    const data = (await read(contents(entries.slice(0, 1)))) as TimetableContents;
    await renderScreen(<widget.Widget module={module} data={data} />, widget.texts, pageContext(inEvent));
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((one) => within(one).getByRole('link').textContent)).toEqual(['基調講演']);
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/web/portal/1/event/11/module/timetable/62?date=2026-11-20');
  });
});
