import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, parseInstant } from '#kernel/period.ts';
import { couponState, usedTime } from './coupon-period.ts';
import { daysShown, endOfDay, numberOf, signColors, signOf } from './day-sign.ts';
import { ageOf, awayFrom, greenMs, isGreen } from './shown-use.ts';

const at = (text: string): number => parseInstant(text) as number;
const moment = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') });

describe('a coupon is shown', () => {
  const limited = { visiblePeriod: true, visibleStartDate: '2026-11-10 10:00', visibleEndDate: '2026-11-20 18:00' };

  test.each([
    ['2026-11-10 09:59', 'before'],
    ['2026-11-10 10:00', 'within'],
    ['2026-11-15 12:00', 'within'],
    ['2026-11-20 18:00', 'within'],
    ['2026-11-20 18:01', 'after'],
  ])('only inside its public period, both ends included: at %s it is %s it [COUPON-002]', (now, state) => {
    expect(couponState(limited, at(now))).toBe(state);
  });

  test('until midnight of an end without a time [COUPON-002]', () => {
    const coupon = { visiblePeriod: true, visibleEndDate: '2026-11-20' };
    expect(couponState(coupon, at('2026-11-20 23:59'))).toBe('within');
    expect(couponState(coupon, at('2026-11-21 00:00'))).toBe('after');
  });

  test('always if it has no period, or if its period is off, whatever its dates [COUPON-002]', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(couponState({ ...limited, visiblePeriod: false }, now)).toBe('within');
        expect(couponState({ visiblePeriod: true, visibleStartDate: null, visibleEndDate: null }, now)).toBe('within');
      }),
    );
  });
});

describe('the time of a use', () => {
  test.each([
    ['2026-11-20T14:05:09+09:00', '2026-11-20 23:59', '14:05'],
    ['2026-11-20T14:05:09+09:00', '2026-11-21 00:00', '11.20 14:05'],
    ['2026-11-20T05:05:09Z', '2026-11-20 15:00', '14:05'],
  ])('%s is told at %s as %s [COUPON-006]', (usedAt, now, told) => {
    expect(usedTime(usedAt, at(now), 'jpn')).toBe(told);
  });

  test('is told in seconds for the first minute, then in minutes, and never as a negative number', () => {
    const used = at('2026-11-20 14:05');
    expect(ageOf(used, used + 12_999)).toEqual({ unit: 'second', count: 12 });
    expect(ageOf(used, used + 59_999)).toEqual({ unit: 'second', count: 59 });
    expect(ageOf(used, used + 60_000)).toEqual({ unit: 'minute', count: 1 });
    expect(ageOf(used, used - 5_000)).toEqual({ unit: 'second', count: 0 });
  });

  test('makes the screen green for three minutes', () => {
    expect(isGreen(0, greenMs - 1)).toBe(true);
    expect(isGreen(0, greenMs)).toBe(false);
  });
});

test('the button that confirms appears in the half of the screen that was not pressed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 2_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (height, place) => {
      expect(awayFrom(place * height, height)).toBe(place > 0.5 ? 'top' : 'bottom');
    }),
  );
});

describe('the sign of the day', () => {
  const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

  test('has one of the colours, none of them green or grey, and a word of the list', () => {
    fc.assert(
      fc.property(digest, fc.integer({ min: 1, max: 100 }), (bytes, words) => {
        const { color, word } = signOf(bytes, words);
        expect(signColors).toContain(color);
        expect(word).toBeLessThan(words);
        expect(word).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(signColors.filter((color) => /gr[ea][ey]/.test(color))).toEqual([]);
  });

  test('is valid from midnight to midnight in Tokyo, and staff see the last one for three more minutes', () => {
    expect(daysShown(at('2026-11-20 23:59'))).toEqual(['2026-11-20']);
    expect(daysShown(at('2026-11-21 00:02'))).toEqual(['2026-11-21', '2026-11-20']);
    expect(daysShown(at('2026-11-21 00:03'))).toEqual(['2026-11-21']);
    fc.assert(
      fc.property(moment, (now) => {
        expect(endOfDay(now)).toBeGreaterThan(now);
        expect(endOfDay(now) - now).toBeLessThanOrEqual(dayMs);
      }),
    );
  });

  test('the number of a use has four digits', () => {
    fc.assert(fc.property(digest, (bytes) => /^\d{4}$/.test(numberOf(bytes))));
  });
});
