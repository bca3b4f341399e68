import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, parseInstant, tokyoDate } from '#kernel/period.ts';
import { firstDates, isEndBeforeStart, movedEnd } from './first-dates.ts';

const anyInstant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2040, 0) });

test('a new event begins with a Saturday in eight weeks or a little more, from ten to five', () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      const { start, end } = firstDates(now);
      const [from, until] = [parseInstant(start)!, parseInstant(end)!];
      expect([tokyoDate(from).weekday, tokyoDate(from).hour, tokyoDate(until).hour]).toEqual([6, 10, 17]);
      expect(until - from).toBe(7 * 3_600_000);
      const days = (from - now) / dayMs;
      expect(days > 55 && days < 64).toBe(true);
    }),
  );
});

test('it takes the day of the week, the times and the length of its template', () => {
  const now = Date.UTC(2026, 10, 29);
  const template = { startDate: '2025-03-14 18:00', endDate: '2025-03-15 01:30' };
  expect(firstDates(now, template)).toEqual({ start: '2027-01-29 18:00', end: '2027-01-30 01:30' });
  expect(firstDates(now, { startDate: 'soon', endDate: '2025-03-15' })).toEqual(firstDates(now));
});

test('a copy begins at least four weeks after its original, however far away that is', () => {
  const now = Date.UTC(2026, 10, 29);
  const soon = { startDate: '2026-12-05 13:00', endDate: '2026-12-05 16:00' };
  expect(firstDates(now, soon, parseInstant(soon.endDate))).toEqual(firstDates(now, soon));
  const far = { startDate: '2027-02-20 13:00', endDate: '2027-02-20 16:00' };
  expect(firstDates(now, far, parseInstant(far.endDate))).toEqual({
    start: '2027-03-20 13:00',
    end: '2027-03-20 16:00',
  });
});

test('the end follows the start, and stays where one of them is no date', () => {
  expect(movedEnd('2027-01-23 10:00', '2027-02-01 18:00', '2027-01-24 17:00')).toBe('2027-02-03 01:00');
  expect(movedEnd('2027-01-23 10:00', '', '2027-01-24 17:00')).toBe('2027-01-24 17:00');
  expect(movedEnd('', '2027-01-23 10:00', '2027-01-24 17:00')).toBe('2027-01-24 17:00');
});

test('an end at its start, or before it, is wrong; one that is missing is not', () => {
  expect(isEndBeforeStart('2027-01-23 10:00', '2027-01-23 10:00')).toBe(true);
  expect(isEndBeforeStart('2027-01-23 10:00', '2027-01-23 09:00')).toBe(true);
  expect(isEndBeforeStart('2027-01-23 10:00', '2027-01-23 10:01')).toBe(false);
  expect(isEndBeforeStart('2027-01-23 10:00', '')).toBe(false);
});
