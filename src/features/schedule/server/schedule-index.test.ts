import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import type { ScheduleItem } from '../documents.ts';
import { type Choices, findSchedules } from '../rules/find-schedules.ts';
import { isReleased } from '../rules/is-released.ts';
import { byTime, startOf } from '../rules/schedule.ts';
import { searchedOf } from './present-schedule.ts';
import { indexSchedule } from './schedule-index.ts';

const first = parseInstant('2026-11-20 09:00') as number;
const at = (quarters: number): string => formatInstant(first + quarters * 15 * 60_000);
const ids = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 2 });
const release = fc.oneof(
  fc.constant({ visiblePeriod: false }),
  fc.record({ visiblePeriod: fc.boolean(), visibleStartDate: fc.nat(40).map(at), visibleEndDate: fc.nat(40).map(at) }),
  fc.constant({ visiblePeriod: true, visibleEndDate: '2026-11-20' }),
);
const drawn = fc.record({
  start: fc.nat(250),
  length: fc.integer({ min: 1, max: 8 }),
  word: fc.constantFrom('海', '山', 'Robot'),
  category: ids(4),
  place: ids(3),
  release_period: release,
});
const choices: Choices = {
  category: [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: null },
  ],
  division: [],
  place: [1, 2, 3].map((id) => ({ id, parentId: null })),
};
const terms = fc.record({
  keyword: fc.constantFrom('', '', '海', 'ﾛﾎﾞ', 'robot', '山 海'),
  category: ids(4),
  division: fc.constant([]),
  place: ids(3),
});
const wish = fc.record({ terms, now: fc.nat(45), isDraft: fc.boolean(), ids: fc.option(ids(20), { nil: undefined }) });

test('an index finds what a walk through all sessions finds, at any instant and in any order of questions [SCHEDULE-016, SCHEDULE-017]', () => {
  fc.assert(
    fc.property(
      fc.array(drawn, { maxLength: 20 }),
      fc.array(wish, { minLength: 1, maxLength: 8 }),
      (sessions, wishes) => {
        const items = sessions.map(
          ({ start, length, word, category, place, release_period }, index): ScheduleItem => ({
            detailId: index + 1,
            title: { value: { jpn: word } },
            category: { ids: category },
            division: { ids: [] },
            speaker: { ids: [] },
            live_stream: { ids: [] },
            place: { ids: place },
            held_datetime: { startDate: at(start), endDate: at(start + length) },
            release_period,
            pickup: { adoption: false, priority: 0 },
            createdAt: '2026-11-01',
          }),
        );
        const content = { items, locked: new Set<number>(), choices };
        for (const { terms: asked, now: quarter, isDraft, ids: named } of [...wishes, ...wishes]) {
          const now = first + quarter * 15 * 60_000;
          const index = indexSchedule(content, { now, isDraft });
          const shown = items.filter((item) => isDraft || isReleased(item, now));
          const candidates = named === undefined ? shown : shown.filter(({ detailId }) => named.includes(detailId));
          const naive = findSchedules(
            candidates.map((item) => searchedOf(item, false)),
            asked,
            choices,
          );
          const found = index.find(asked, named);
          expect(found.sessions.map(({ scheduleId }) => scheduleId)).toEqual(
            byTime(naive.items).map(({ scheduleId }) => scheduleId),
          );
          expect(found.days).toEqual(naive.days);
          expect([1, 2, 3, 4].map((id) => found.countOf('category', id))).toEqual(
            [1, 2, 3, 4].map((id) => naive.countOf('category', id)),
          );
          expect([...found.byDay.values()].flat()).toEqual(found.sessions);
          expect(items.map(({ detailId }) => index.session(detailId)?.scheduleId)).toEqual(
            items.map((item) => (shown.includes(item) ? item.detailId : undefined)),
          );
          expect(index.shown().map(({ start }) => start)).toEqual(
            shown.map(({ held_datetime: held }) => startOf(held)).toSorted((one, other) => one - other),
          );
        }
      },
    ),
  );
});

test('what was asked before is not looked for again, until a session begins or ends to be shown', () => {
  const item = (detailId: number, release_period: ScheduleItem['release_period']): ScheduleItem => ({
    detailId,
    title: { value: { jpn: '海' } },
    category: { ids: [] },
    division: { ids: [] },
    speaker: { ids: [] },
    live_stream: { ids: [] },
    place: { ids: [] },
    held_datetime: { startDate: at(0), endDate: at(1) },
    release_period,
    pickup: { adoption: false, priority: 0 },
    createdAt: '2026-11-01',
  });
  const items = [item(1, { visiblePeriod: false }), item(2, { visiblePeriod: true, visibleStartDate: at(4) })];
  const content = { items, locked: new Set<number>(), choices };
  const asked = { keyword: '海', category: [], division: [], place: [] };
  const find = (quarter: number) =>
    indexSchedule(content, { now: first + quarter * 15 * 60_000, isDraft: false }).find(asked);
  expect(find(1)).toBe(find(3));
  expect(find(4)).not.toBe(find(3));
  expect([find(3), find(4)].map(({ sessions }) => sessions.length)).toEqual([1, 2]);
});
