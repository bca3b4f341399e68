import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Days, eventDays, monthOf, monthOfNext, monthsAround, shiftMonth } from './event-months.ts';

test.each([
  ['a morning', '2026-12-05T10:00:00+09:00', '2026-12-05T12:00:00+09:00', '2026-12-05', '2026-12-05'],
  ['several days', '2026-12-05 10:00', '2026-12-07 17:00', '2026-12-05', '2026-12-07'],
  ['whole days', '2026-12-05', '2026-12-07', '2026-12-05', '2026-12-07'],
  ['a night until midnight', '2026-12-05 20:00', '2026-12-06 00:00', '2026-12-05', '2026-12-05'],
  ['a night beyond midnight', '2026-12-31 20:00', '2027-01-01 00:30', '2026-12-31', '2027-01-01'],
  ['no end', '2026-12-05 10:00', null, '2026-12-05', '2026-12-05'],
  ['no start', null, '2026-12-05 00:00', '2026-12-05', '2026-12-05'],
  ['an evening of UTC', '2026-12-05T20:00:00Z', null, '2026-12-06', '2026-12-06'],
])('an event of %s takes these days [SITE-029]', (_, startDate, endDate, first, last) => {
  expect(eventDays({ startDate, endDate })).toEqual({ first, last });
});

test('an event without a date takes no day [SITE-029]', () => {
  expect(eventDays({ startDate: null, endDate: null })).toBeUndefined();
});

test.each([
  ['begins this month', { first: '2026-11-25', last: '2026-11-26' }, '2026-11'],
  ['began before and goes on', { first: '2026-09-01', last: '2027-01-10' }, '2026-11'],
  ['begins later', { first: '2027-02-01', last: '2027-02-01' }, '2027-02'],
  ['has no date', undefined, '2026-11'],
])('where the next event %s, months open on its own, at the earliest on this one [SITE-029]', (_, own, month) => {
  const now: number = Date.parse('2026-11-20T10:00:00+09:00');
  expect(monthOfNext([{ facts: { days: own, endsAt: own && now + 1 } }], now)).toBe(month);
});

test('months open on this one where nothing is to come [SITE-029]', () => {
  const now: number = Date.parse('2026-11-20T10:00:00+09:00');
  expect(monthOfNext([], now)).toBe('2026-11');
  expect(monthOfNext([{ facts: { days: { first: '2026-12-01', last: '2026-12-01' }, endsAt: now - 1 } }], now)).toBe(
    '2026-11',
  );
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 0, '2026-11'],
  ['2026-06', 19, '2028-01'],
])('the month %s moved by %i is %s [SITE-029]', (month, by, moved) => {
  expect(shiftMonth(month, by)).toBe(moved);
});

const days = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 5 }))
  .map(
    ([from, length]): Days => ({
      first: `${shiftMonth('2025-01', from)}-10`,
      last: `${shiftMonth('2025-01', from + length)}-09`,
    }),
  )
  .filter(({ first, last }) => first <= last);

test('the nearest months before and after have something, and none between has [SITE-029]', () => {
  const has = (all: readonly Days[], month: string): boolean =>
    all.some(({ first, last }) => monthOf(first) <= month && month <= monthOf(last));
  fc.assert(
    fc.property(fc.array(days), fc.integer({ min: -3, max: 50 }), (all, place) => {
      const month = shiftMonth('2025-01', place);
      const { previous, next } = monthsAround(all, month);
      const search = (by: number): string | null => {
        for (let step = 1; step < 60; step += 1)
          if (has(all, shiftMonth(month, by * step))) return shiftMonth(month, by * step);
        return null;
      };
      expect([previous, next]).toEqual([search(-1), search(1)]);
    }),
  );
});
