import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant, tokyoDate } from '#kernel/period.ts';
import { quickPeriods } from './quick-periods.ts';

const at = (text: string): number => parseInstant(text) as number;

test.each([
  ['2026-11-20 10:00', '2026-11-21', '2026-11-22'],
  ['2026-11-21 00:00', '2026-11-21', '2026-11-22'],
  ['2026-11-22 23:59', '2026-11-22', '2026-11-22'],
  ['2026-11-23 09:00', '2026-11-28', '2026-11-29'],
  ['2026-12-31 09:00', '2027-01-02', '2027-01-03'],
])('on %s the weekend is %s to %s [SITE-029]', (now, start, end) => {
  expect(quickPeriods(at(now)).weekend).toEqual({ start, end });
});

test.each([
  ['2026-11-20 10:00', '2026-11-20', '2026-11-30'],
  ['2026-12-31 23:59', '2026-12-31', '2026-12-31'],
  ['2028-02-01 00:00', '2028-02-01', '2028-02-29'],
  ['2026-10-31T15:30:00Z', '2026-11-01', '2026-11-30'],
])('on %s the month is %s to %s, as Tokyo counts days [SITE-029]', (now, start, end) => {
  expect(quickPeriods(at(now)).month).toEqual({ start, end });
});

test.each([
  ['2026-11-30 23:59', '2026-11-30', '2026-12-01', '2026-12-31'],
  ['2026-12-31 09:00', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['2028-01-31 09:00', '2028-01-31', '2028-02-01', '2028-02-29'],
])('on %s today is %s, and the next month is %s to %s [SITE-029]', (now, today, start, end) => {
  const { today: day, nextMonth } = quickPeriods(at(now));
  expect([day, nextMonth]).toEqual([
    { start: today, end: today },
    { start, end },
  ]);
});

test('no quick period is over, and each ends where it should', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
      const now = seconds * 1000;
      const { today, weekend, month, nextMonth } = quickPeriods(now);
      expect(tokyoDate(at(weekend.end)).weekday).toBe(0);
      expect(tokyoDate(at(month.end) + 86_400_000).day).toBe(1);
      expect(at(nextMonth.start)).toBe(at(month.end) + 86_400_000);
      expect(tokyoDate(at(nextMonth.end) + 86_400_000).day).toBe(1);
      for (const { start, end } of [today, weekend, month, nextMonth]) {
        expect(start <= end).toBe(true);
        expect(at(end) + 86_400_000).toBeGreaterThan(now);
      }
    }),
  );
});
