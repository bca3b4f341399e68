import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { dayToShow, lanesMax, monthGrid, type MonthWeek, weekStartOf } from './month-grid.ts';

const event = (startDate: string | null, endDate: string | null = null) => ({ overview: { startDate, endDate } });

const daysOf = <Event>(weeks: readonly MonthWeek<Event>[]) => weeks.flat().filter((day) => day !== undefined);
const barsOf = (weeks: ReturnType<typeof monthGrid>) =>
  daysOf(weeks).flatMap(({ number, bars }) =>
    bars.map(({ lane, length, begins, ends }) => [number, lane, length, begins, ends]),
  );

describe('the weeks of a month', () => {
  test('begin on Sunday, in Chinese of the mainland on Monday [SITE-029]', () => {
    expect(Object.fromEntries(languageCodes.map((language) => [language, weekStartOf(language)]))).toEqual({
      jpn: 0,
      eng: 0,
      chi: 1,
      zhtw: 0,
      kor: 0,
    });
    const numbers = (weekStart: 0 | 1) =>
      monthGrid([], '2026-12', weekStart).map((week) => week.map((day) => day?.number ?? ''));
    // 1 December 2026 is a Tuesday.
    expect(numbers(0)[0]).toEqual(['', '', 1, 2, 3, 4, 5]);
    expect(numbers(1)[0]).toEqual(['', 1, 2, 3, 4, 5, 6]);
    expect(numbers(0).at(-1)).toEqual([27, 28, 29, 30, 31, '', '']);
    expect(monthGrid([], '2026-02', 0)).toHaveLength(4);
  });

  test('have an event of several days as one bar in each week [SITE-029]', () => {
    const weeks = monthGrid([event('2026-12-04 10:00', '2026-12-08 17:00')], '2026-12', 0);
    expect(barsOf(weeks)).toEqual([
      [4, 0, 2, true, false],
      [6, 0, 3, false, true],
    ]);
    expect(daysOf(weeks).flatMap(({ number, goingOn }) => goingOn.map(() => number))).toEqual([5, 7, 8]);
  });

  test('have only what of an event is in the month [SITE-029]', () => {
    const long = event('2026-11-20', '2027-01-10');
    const weeks = monthGrid([long], '2026-12', 0);
    expect(daysOf(weeks).every(({ events }) => events[0] === long)).toBe(true);
    expect(barsOf(weeks)[0]).toEqual([1, 0, 5, false, false]);
    expect(barsOf(weeks).at(-1)).toEqual([27, 0, 5, false, false]);
    expect(barsOf(monthGrid([long, event(null)], '2027-02', 0))).toEqual([]);
  });

  test('count what has no room on a day [SITE-029]', () => {
    const weeks = monthGrid(
      Array.from({ length: lanesMax + 2 }, () => event('2026-12-05 10:00')),
      '2026-12',
      0,
    );
    const day = daysOf(weeks)[4];
    expect(day).toMatchObject({ number: 5, hidden: 2 });
    expect(day?.bars.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  });

  test('show first the next day with something, else the first of the month [SITE-029]', () => {
    const weeks = monthGrid([event('2026-12-05'), event('2026-12-20')], '2026-12', 0);
    expect(dayToShow(weeks, '2026-12-01')).toBe('2026-12-05');
    expect(dayToShow(weeks, '2026-12-06')).toBe('2026-12-20');
    expect(dayToShow(weeks, '2026-12-21')).toBe('2026-12-05');
    expect(dayToShow(monthGrid([], '2026-12', 0), '2026-12-01')).toBeUndefined();
  });
});

const pad = (number: number): string => String(number).padStart(2, '0');
const spans = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 })).map(([from, length]) => {
    const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
    return event(day(from), day(from + length));
  }),
  { maxLength: 12 },
);

test('every event of a month stands on each of its days, and no bar lies on another [SITE-029]', () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(0 as const, 1 as const),
      (events, number, start) => {
        const month = `2026-${pad(number)}`;
        const weeks = monthGrid(events, month, start);
        const days = daysOf(weeks);
        expect(days.map((day) => day.number)).toEqual(
          Array.from({ length: new Date(Date.UTC(2026, number, 0)).getUTCDate() }, (_, index) => index + 1),
        );
        for (const { day, events: shown } of days) {
          const wanted = events.filter(
            ({ overview: { startDate, endDate } }) => (startDate ?? '') <= day && day <= (endDate ?? ''),
          );
          expect(new Set(shown)).toEqual(new Set(wanted));
        }
        for (const week of weeks) {
          const taken = week.map(() => new Set<number>());
          week.forEach((day, place) => {
            for (const { lane, length } of day?.bars ?? []) {
              expect(place + length).toBeLessThanOrEqual(7);
              for (const own of taken.slice(place, place + length)) {
                expect(own.has(lane)).toBe(false);
                own.add(lane);
              }
            }
          });
          week.forEach((day, place) =>
            expect((taken[place]?.size ?? 0) + (day?.hidden ?? 0)).toBe(day?.events.length ?? 0),
          );
          for (const day of week)
            expect((day?.bars.length ?? 0) + (day?.goingOn.length ?? 0) + (day?.hidden ?? 0)).toBe(
              day?.events.length ?? 0,
            );
          week.forEach((day, place) => {
            if (day !== undefined) expect(new Date(`${day.day}T00:00:00Z`).getUTCDay()).toBe((place + start) % 7);
          });
        }
      },
    ),
  );
});
