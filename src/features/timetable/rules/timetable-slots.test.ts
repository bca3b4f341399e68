import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byTime, dayOf, slotsOf, slotsWith, widgetEntries } from './timetable-slots.ts';

const entry = (timetableId: number, startAt: string, endAt = startAt) => ({ timetableId, startAt, endAt });
const entries = [
  entry(3, '2026-11-21T10:00:00+09:00', '2026-11-21T11:00:00+09:00'),
  entry(1, '2026-11-20 13:00', '2026-11-20 14:00'),
  entry(2, '2026-11-20 13:00', '2026-11-20 13:30'),
  entry(4, '2026-11-20 09:30', '2026-11-20 10:00'),
];

describe('the slots of a timetable', () => {
  test('are made from the entries when the organiser wrote none: days, and in them the starting times [TIMETABLE-003]', () => {
    expect(slotsOf(entries)).toEqual([
      {
        date: '2026-11-20',
        timetableTimeSlots: [{ timetableIds: [4] }, { timetableIds: [1, 2] }],
      },
      { date: '2026-11-21', timetableTimeSlots: [{ timetableIds: [3] }] },
    ]);
    expect(slotsOf([])).toEqual([]);
  });

  test('hold every entry once, in the order of time [TIMETABLE-003]', () => {
    const minute = fc.integer({ min: 0, max: 4 * 24 * 60 });
    fc.assert(
      fc.property(fc.array(minute, { maxLength: 40 }), (minutes) => {
        const some = minutes.map((at, index) =>
          entry(index, new Date(Date.parse('2026-11-20T00:00:00+09:00') + at * 60_000).toISOString()),
        );
        const ids = slotsOf(some).flatMap(({ timetableTimeSlots }) =>
          timetableTimeSlots.flatMap(({ timetableIds }) => timetableIds),
        );
        expect(ids).toEqual(byTime(some).map(({ timetableId }) => timetableId));
        expect(new Set(ids).size).toBe(some.length);
      }),
    );
  });

  test('leave missing entries out, and slots that are empty then', () => {
    const slots = [
      { date: '2026-11-20', timetableTimeSlots: [{ timetableIds: [1, 9] }, { timetableIds: [9] }] },
      { date: null, timetableTimeSlots: [{ timetableIds: [9] }] },
    ];
    expect(slotsWith(slots, new Set([1]))).toEqual([
      { date: '2026-11-20', timetableTimeSlots: [{ timetableIds: [1] }] },
    ]);
  });

  test('belong to the day in Tokyo', () => {
    expect(dayOf({ startAt: '2026-11-20T15:30:00Z' })).toBe('2026-11-21');
  });
});

describe('a home shows', () => {
  const ids = (count: number, now: string) =>
    widgetEntries(byTime(entries), count, Date.parse(now)).map(({ timetableId }) => timetableId);

  test.each<[string, number, number[]]>([
    ['2026-11-19T00:00:00+09:00', 2, [4, 1]],
    ['2026-11-20T13:40:00+09:00', 6, [1, 3]],
    ['2026-11-20T13:40:00+09:00', 1, [1]],
    ['2026-11-20T09:00:00+09:00', 0, [4, 1, 2, 3]],
    ['2026-11-22T00:00:00+09:00', 3, [4, 1, 2]],
  ])('at %s of %i entries: %j', (now, count, expected) => expect(ids(count, now)).toEqual(expected));
});
