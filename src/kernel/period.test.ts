import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayMs,
  formatInstant,
  formatLong,
  formatNormal,
  formatShort,
  formatTime,
  isWithin,
  parseInstant,
  periodState,
  startOfTokyoDay,
  toldDate,
  tokyoDate,
} from './period.ts';

const at = (text: string): number => parseInstant(text) as number;
/** Whole seconds of the years 1970 to 2200. */
const anyInstant = fc.integer({ min: 0, max: 7_258_118_400 }).map((seconds) => seconds * 1000);

describe('a date as it is shown', () => {
  const instant = at('2024-03-05T07:09:00+09:00');
  test('is long as yyyy.MM.dd HH:mm [FORMAT-001]', () => expect(formatLong(instant)).toBe('2024.03.05 07:09'));
  test('is short as MM.dd [FORMAT-002]', () => expect(formatShort(instant)).toBe('03.05'));
  test('is normal as yyyy.MM.dd [FORMAT-003]', () => expect(formatNormal(instant)).toBe('2024.03.05'));
  test('has its time as HH:mm', () => expect(formatTime(instant)).toBe('07:09'));

  test('is the day in Tokyo for a text written in any time zone [FORMAT-003]', () => {
    expect(formatLong(at('2024-12-31T15:00:00Z'))).toBe('2025.01.01 00:00');
    expect(formatLong(at('2024-02-28T23:30:00-05:00'))).toBe('2024.02.29 13:30');
  });
});

describe('a stored date', () => {
  test.each([
    ['2026-11-20T10:00:00+09:00', '2026-11-20T10:00:00+09:00'],
    ['2026-11-20 10:00', '2026-11-20T10:00:00+09:00'],
    ['2026-11-20T01:00:00Z', '2026-11-20T10:00:00+09:00'],
    ['2026-11-20T01:00:00.123Z', '2026-11-20T10:00:00+09:00'],
    ['2026-11-20', '2026-11-20T00:00:00+09:00'],
    [' 2024-02-29 ', '2024-02-29T00:00:00+09:00'],
  ])('%s is read', (text, stored) => expect(formatInstant(at(text))).toBe(stored));

  test.each([
    '',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-02-29',
    '2026-04-31',
    '2026-11-20 25:00',
    '20 Nov 2026',
    '２０２６-11-20',
  ])('"%s" is none', (text) => expect(parseInstant(text)).toBeUndefined());

  test('is read as it was written', () => {
    fc.assert(fc.property(anyInstant, (instant) => parseInstant(formatInstant(instant)) === instant));
  });

  test('has the parts of its day in Tokyo', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { year, month, day, hour, minute } = tokyoDate(instant);
        const pad = (value: number): string => String(value).padStart(2, '0');
        expect(formatInstant(instant).slice(0, 16)).toBe(
          `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`,
        );
        expect(instant - startOfTokyoDay(instant)).toBeLessThan(dayMs);
        expect(formatTime(startOfTokyoDay(instant))).toBe('00:00');
      }),
    );
  });

  test('knows its weekday', () => expect(tokyoDate(at('2026-11-20')).weekday).toBe(5));
});

describe('a period', () => {
  const now = at('2026-11-20 10:00');
  test.each([
    [{}, 'within'],
    [{ start: '2026-11-20 10:01' }, 'before'],
    [{ start: '2026-11-20 10:00' }, 'within'],
    [{ end: '2026-11-20 10:00' }, 'within'],
    [{ end: '2026-11-20 09:59' }, 'after'],
    [{ end: '2026-11-20' }, 'within'],
    [{ end: '2026-11-19' }, 'after'],
    [{ start: 'soon', end: 'later' }, 'within'],
  ] as const)('%o is judged at its bounds', (period, state) => expect(periodState(period, now)).toBe(state));

  test('lasts until the last moment of its last day', () => {
    expect(isWithin({ end: '2026-11-20' }, at('2026-11-20T23:59:59+09:00'))).toBe(true);
    expect(isWithin({ end: '2026-11-20' }, at('2026-11-21'))).toBe(false);
  });

  test('holds both its bounds and nothing outside', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyInstant, (a, b, moment) => {
        const [start, end] = a <= b ? [a, b] : [b, a];
        const period = { start: formatInstant(start), end: formatInstant(end) };
        expect(isWithin(period, moment)).toBe(start <= moment && moment <= end);
      }),
    );
  });
});

test.each([
  ['2026-11-29 02:00', '2026-11-29T02:00:00+09:00'],
  ['2026-11-28T17:00:00Z', '2026-11-29T02:00:00+09:00'],
  ['2026-11-29T02:00:00+09:00', '2026-11-29T02:00:00+09:00'],
  ['2026-11-29', '2026-11-29'],
  ['some day', 'some day'],
])('%s is told as %s', (written, told) => {
  expect(toldDate(written)).toBe(told);
});
