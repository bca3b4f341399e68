import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { eventDays } from './event-months.ts';
import {
  countDays,
  dayToShow,
  eventsOn,
  eventsWithBars,
  lanesMax,
  monthGrid,
  type MonthWeek,
  spansOf,
  weekStartOf,
} from './month-grid.ts';

const event = (startDate: string | null, endDate: string | null = null) => ({ startDate, endDate });
type Held = ReturnType<typeof event>;

/** The month as a page has it: made of the events that have a bar. */
function gridOf(events: readonly Held[], month: string, weekStart: 0 | 1): MonthWeek<Held>[] {
  const spans = spansOf(events, month, eventDays);
  return monthGrid(eventsWithBars(spans, month, weekStart), countDays(spans, month), month, weekStart);
}

const daysOf = <Event>(weeks: readonly MonthWeek<Event>[]) => weeks.flat().filter((day) => day !== undefined);
const barsOf = (weeks: ReturnType<typeof gridOf>) =>
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
      gridOf([], '2026-12', weekStart).map((week) => week.map((day) => day?.number ?? ''));
    // 1 December 2026 is a Tuesday.
    expect(numbers(0)[0]).toEqual(['', '', 1, 2, 3, 4, 5]);
    expect(numbers(1)[0]).toEqual(['', 1, 2, 3, 4, 5, 6]);
    expect(numbers(0).at(-1)).toEqual([27, 28, 29, 30, 31, '', '']);
    expect(gridOf([], '2026-02', 0)).toHaveLength(4);
  });

  test('have an event of several days as one bar in each week [SITE-029]', () => {
    const weeks = gridOf([event('2026-12-04 10:00', '2026-12-08 17:00')], '2026-12', 0);
    expect(barsOf(weeks)).toEqual([
      [4, 0, 2, true, false],
      [6, 0, 3, false, true],
    ]);
    expect(daysOf(weeks).flatMap(({ number, goingOn }) => goingOn.map(() => number))).toEqual([5, 7, 8]);
  });

  test('have only what of an event is in the month [SITE-029]', () => {
    const long = event('2026-11-20', '2027-01-10');
    const weeks = gridOf([long], '2026-12', 0);
    expect(daysOf(weeks).every(({ count, bars, goingOn }) => count === 1 && bars.length + goingOn.length === 1)).toBe(
      true,
    );
    expect(barsOf(weeks)[0]).toEqual([1, 0, 5, false, false]);
    expect(barsOf(weeks).at(-1)).toEqual([27, 0, 5, false, false]);
    expect(barsOf(gridOf([long, event(null)], '2027-02', 0))).toEqual([]);
  });

  test('count what has no room on a day [SITE-029]', () => {
    const weeks = gridOf(
      Array.from({ length: lanesMax + 2 }, () => event('2026-12-05 10:00')),
      '2026-12',
      0,
    );
    const day = daysOf(weeks)[4];
    expect(day).toMatchObject({ number: 5, hidden: 2 });
    expect(day?.bars.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  });

  test('show first the next day with something, else the first of the month [SITE-029]', () => {
    const days = countDays(spansOf([event('2026-12-05'), event('2026-12-20')], '2026-12', eventDays), '2026-12');
    expect(dayToShow(days, '2026-12-01')).toBe('2026-12-05');
    expect(dayToShow(days, '2026-12-06')).toBe('2026-12-20');
    expect(dayToShow(days, '2026-12-21')).toBe('2026-12-05');
    expect(dayToShow([], '2026-12-01')).toBeUndefined();
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
        const weeks = gridOf(events, month, start);
        const days = daysOf(weeks);
        expect(days.map((day) => day.number)).toEqual(
          Array.from({ length: new Date(Date.UTC(2026, number, 0)).getUTCDate() }, (_, index) => index + 1),
        );
        const all = spansOf(events, month, eventDays);
        for (const { day, count } of days) {
          const wanted = events.filter(({ startDate, endDate }) => (startDate ?? '') <= day && day <= (endDate ?? ''));
          expect(new Set(eventsOn(all, day))).toEqual(new Set(wanted));
          expect(count).toBe(wanted.length);
        }
        // What has no bar changes nothing.
        expect(monthGrid(events, countDays(all, month), month, start)).toEqual(weeks);
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
          week.forEach((day, place) => expect((taken[place]?.size ?? 0) + (day?.hidden ?? 0)).toBe(day?.count ?? 0));
          for (const day of week)
            expect((day?.bars.length ?? 0) + (day?.goingOn.length ?? 0) + (day?.hidden ?? 0)).toBe(day?.count ?? 0);
          week.forEach((day, place) => {
            if (day !== undefined) expect(new Date(`${day.day}T00:00:00Z`).getUTCDay()).toBe((place + start) % 7);
          });
        }
      },
    ),
  );
});
