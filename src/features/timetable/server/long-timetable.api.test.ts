import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPageSize, wholeListMax } from '#kernel/list-pages.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { readTimetable, type TimetableContents } from '../contract.ts';
import { timetableDocuments } from '../documents.ts';
import { searchTimetable } from '../rules/timetable-search.ts';
import { createTimetableServer } from '../server.ts';

const first = parseInstant('2026-11-20 09:00') as number;
const minuteMs = 60_000;
const rooms = 30;
const venues = Array.from({ length: rooms }, (_, index) => ({ id: index + 1, name: { jpn: `会場${index + 1}` } }));
/** Half an hour each in thirty rooms, on two days. */
const modules = (count: number) => [
  {
    moduleCode: 'timetable',
    contentId: 62,
    content: { venues, categories: [{ id: 1, name: { jpn: '講演' } }] },
    items: Array.from({ length: count }, (_, index) => {
      const start = first + (index % 2) * 24 * 60 * minuteMs + Math.floor(index / 2 / rooms) * 30 * minuteMs;
      return {
        detailId: index + 1,
        title: { jpn: index % 10 === 0 ? `海の話${index}` : `講演${index}` },
        venueId: (Math.floor(index / 2) % rooms) + 1,
        ...(index % 3 === 0 ? { categoryId: 1 } : {}),
        startAt: formatInstant(start),
        endAt: formatInstant(start + 30 * minuteMs),
      };
    }),
  },
];
const [small, large] = [2 * wholeListMax, 8 * wholeListMax];

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile() },
      { site: eventFile({ portalId: 1 }), modules: modules(small) },
      { site: eventFile({ portalId: 1, eventId: 12 }), modules: modules(large) },
    ],
    timetableDocuments,
    createTimetableServer,
  );
});
afterAll(() => calls.close());

const read = async (eventId: number, query: object, now = first + 61 * minuteMs): Promise<TimetableContents> =>
  (await calls.call(readTimetable, { portalId: 1, eventId, contentId: 62 }, query, { now })).data;
const idsOf = ({ timetables }: TimetableContents): number[] => timetables.map(({ timetableId }) => timetableId);
const slottedOf = ({ list }: TimetableContents): number[] =>
  list.timetableSlots.flatMap((day) => day.timetableTimeSlots.flatMap(({ timetableIds }) => timetableIds));

async function allPages(query: object): Promise<number[]> {
  const { page } = await read(12, query);
  const parts: number[] = [];
  for (let one = 1; one <= (page?.pages ?? 0); one += 1) {
    const part = await read(12, { ...query, page: String(one) });
    expect(slottedOf(part)).toEqual(idsOf(part));
    expect(part.page?.starts[one - 1]).toBe(part.timetables[0]?.startAt);
    parts.push(...idsOf(part));
  }
  expect(parts).toHaveLength(page?.total ?? 0);
  return parts;
}

test('a long timetable is answered page by page, with as many statements and entries at any size [TIMETABLE-012]', async () => {
  const cost = async (eventId: number, query: object) => {
    await read(eventId, query);
    const before = calls.database.statements();
    const answer = await read(eventId, query);
    return { statements: calls.database.statements() - before, entries: answer.timetables.length };
  };
  const { statements } = await cost(11, { type: 'page' });
  expect(await cost(11, { type: 'page' })).toEqual({ statements, entries: small / 2 });
  expect(await cost(12, { type: 'page' })).toEqual({ statements, entries: listPageSize });
  expect(await cost(12, { type: 'page', text: '講演' })).toEqual({ statements, entries: listPageSize });
  expect(await cost(12, { type: 'home' })).toEqual({ statements, entries: 6 });
});

test('the pages of its days hold each entry once, and begin with what is on', async () => {
  const whole = await read(12, {});
  expect(whole.page).toBeUndefined();
  const days = await Promise.all(['2026-11-20', '2026-11-21'].map((date) => allPages({ type: 'page', date })));
  expect(days.flat()).toEqual(idsOf(whole));
  const shown = await read(12, { type: 'page' });
  expect(shown.page).toMatchObject({ date: '2026-11-20', days: ['2026-11-20', '2026-11-21'], hasTickets: false });
  expect(shown.timetables.map(({ startAt }) => startAt)).toContain('2026-11-20T10:00:00+09:00');
});

test('its search finds on all days what a search of the whole finds [TIMETABLE-005]', async () => {
  const whole = await read(12, {});
  for (const query of [{ text: '海' }, { categories: '1' }, { venues: ['3', '4'], text: '講演 1' }, { text: '山' }]) {
    const {
      text = '',
      categories,
      venues: chosen,
    } = query as { text?: string; categories?: string; venues?: string[] };
    const terms = { text, categories: categories === undefined ? [] : [1], venues: (chosen ?? []).map(Number) };
    expect(await allPages({ type: 'page', ...query })).toEqual(
      searchTimetable(whole.timetables, terms).map(({ timetableId }) => timetableId),
    );
  }
});
