import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, parseInstant, startOfTokyoDay, tokyoDate } from './period.ts';
import { resolveRelativeDate } from './relative-date.ts';

/** A Friday. */
const now = parseInstant('2026-11-20 10:00') as number;

test.each([
  ['today', '2026-11-20'],
  ['today 09:30', '2026-11-20T09:30:00+09:00'],
  ['today+12d 10:00', '2026-12-02T10:00:00+09:00'],
  ['today-3d', '2026-11-17'],
  ['today+2w', '2026-12-04'],
  ['fri', '2026-11-20'],
  ['sat', '2026-11-21'],
  ['thu', '2026-11-26'],
  ['sat+2w 11:00', '2026-12-05T11:00:00+09:00'],
  ['sun-1w', '2026-11-15'],
])('%s is %s on Friday 20 November', (text, date) => expect(resolveRelativeDate(text, now)).toBe(date));

test.each(['', 'tomorrow', 'today + 1d', 'sat+2', 'today+1y', 'today 9:30', '2026-11-20', 'Sat'])(
  '"%s" is none',
  (text) => {
    expect(resolveRelativeDate(text, now)).toBeUndefined();
  },
);

test('today is the day in Tokyo', () => {
  expect(resolveRelativeDate('today', parseInstant('2026-11-20T15:00:00Z') as number)).toBe('2026-11-21');
});

test('a weekday is the first one from today', () => {
  const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), fc.integer({ min: 0, max: 6 }), (seconds, weekday) => {
      const moment = seconds * 1000;
      const found = parseInstant(resolveRelativeDate(weekdays[weekday] as string, moment) as string) as number;
      expect(tokyoDate(found).weekday).toBe(weekday);
      expect(found - startOfTokyoDay(moment)).toBeGreaterThanOrEqual(0);
      expect(found - startOfTokyoDay(moment)).toBeLessThan(7 * dayMs);
    }),
  );
});
