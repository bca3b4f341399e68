import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import { listPageSize, wholeListMax } from '#kernel/list-pages.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import * as contract from '../contract.ts';
import { scheduleDocuments } from '../documents.ts';
import { aroundEachMax } from '../rules/around-now.ts';
import { createScheduleServer } from '../server.ts';

const first = parseInstant('2026-11-20 09:00') as number;
const minuteMs = 60_000;
const roomsOf = 30;
/** Sessions of half an hour in thirty rooms, all on one day. */
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = first + Math.floor(index / roomsOf) * 15 * minuteMs;
    return {
      detailId: index + 1,
      title: { value: { jpn: `講演${index + 1}` } },
      place: { ids: [(index % roomsOf) + 1] },
      held_datetime: { startDate: formatInstant(start), endDate: formatInstant(start + 30 * minuteMs) },
      createdAt: '2026-11-01 09:00',
    };
  });
const rooms = Array.from({ length: roomsOf }, (_, index) => ({
  detailId: index + 1,
  name: { jpn: `会場${index + 1}` },
}));
const modules = (count: number) => [
  { moduleCode: 'schedule', contentId: 54, items: items(count) },
  { moduleCode: 'place', contentId: 52, items: rooms },
];
const [small, large] = [wholeListMax + roomsOf, 8 * wholeListMax];

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile() },
      { site: eventFile({ portalId: 1 }), modules: modules(small) },
      { site: eventFile({ portalId: 1, eventId: 12 }), modules: modules(large) },
      { site: eventFile({ portalId: 1, eventId: 13 }), modules: modules(wholeListMax) },
    ],
    [...scheduleDocuments, ...taxonomyDocuments],
    (site, database) =>
      createScheduleServer({
        database,
        site,
        favorite: { favoritesOf: async () => [] },
        closedContents: async () => new Map(),
        guardDetail: async () => {},
        publicUrl: undefined,
      }),
  );
});
afterAll(() => calls.close());

const day = (eventId: number, query: object = {}, now = first + 61 * minuteMs) =>
  calls.call(contract.listSchedules, { portalId: 1, eventId, contentId: 54 }, { type: 'day', ...query }, { now });

test('a long day is answered in pages that hold each session once, with as many statements and sessions at any size [SCHEDULE-017]', async () => {
  const cost = async (eventId: number) => {
    await day(eventId);
    const before = calls.database.statements();
    const { data } = await day(eventId, { around: '1' });
    return {
      statements: calls.database.statements() - before,
      sessions: data.scheduleContents.length,
      around: data.around,
    };
  };
  const [ofSmall, ofLarge] = [await cost(11), await cost(12)];
  expect(ofLarge).toMatchObject({ statements: ofSmall.statements, sessions: listPageSize });
  expect(ofLarge.around?.scheduleContents).toHaveLength(2 * aroundEachMax);
  expect(ofLarge.around?.cut).toEqual({ running: 2 * roomsOf, next: roomsOf, until: '2026-11-20T10:15:00+09:00' });
  const { lastPage = 0, total } = await day(12);
  const seen: number[] = [];
  const starts: string[] = [];
  for (let page = 1; page <= lastPage; page += 1) {
    const { data } = await day(12, { page: String(page) });
    seen.push(...data.scheduleContents.map(({ scheduleId }) => scheduleId));
    starts.push(data.scheduleContents[0]?.items.held_datetime.startDate ?? '');
    expect(data.day?.page).toBe(page);
  }
  expect(seen).toEqual(Array.from({ length: large }, (_, index) => index + 1));
  expect(total).toBe(large);
  expect((await day(12)).data.day?.starts).toEqual(starts);
});

test('a day as long as nearly all is answered whole, a longer one begins with what is on', async () => {
  const whole = await day(13);
  expect([whole.data.scheduleContents.length, whole.lastPage]).toEqual([wholeListMax, 1]);
  const { data } = await day(12);
  expect(data.scheduleContents.map(({ items: { held_datetime: held } }) => held.startDate)).toContain(
    '2026-11-20T10:00:00+09:00',
  );
  expect(data.day?.page).toBeGreaterThan(1);
  expect((await day(12, {}, first - 24 * 60 * minuteMs)).data.day?.page).toBe(1);
  const { data: narrowed } = await day(12, { place: '7' });
  expect(narrowed.scheduleContents).toHaveLength(large / roomsOf);
});
