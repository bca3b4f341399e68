import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import {
  quarterMs,
  startOf,
  startOfNext,
  timeUnits,
  unitName,
  unitOfGate,
  unitOfPeriod,
  unitsBetween,
} from './time-unit.ts';

const at = (text: string): number => parseInstant(text)!;
const years = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2060) });
const unit = fc.constantFrom(...timeUnits);

describe('a unit of time', () => {
  test.each([
    ['quarter', '2026-11-20 10:14:59', '2026-11-20T10:00', '2026-11-20T10:15'],
    ['quarter', '2026-11-20 10:15:00', '2026-11-20T10:15', '2026-11-20T10:30'],
    ['hour', '2026-11-20 23:59', '2026-11-20T23:00', '2026-11-21T00:00'],
    ['day', '2026-11-20 00:00', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['week', '2026-11-22 23:59', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['week', '2026-11-23 00:00', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['month', '2026-12-31 23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['month', '2024-02-29 12:00', '2024-02-01T00:00', '2024-03-01T00:00'],
  ] as const)('%s of %s begins at %s, and the next at %s', (of, instant, start, next) => {
    expect(unitName(startOf(of, at(instant)))).toBe(start);
    expect(unitName(startOfNext(of, at(instant)))).toBe(next);
  });

  test('holds each instant in exactly one, and leaves no time between two', () => {
    fc.assert(
      fc.property(unit, years, (of, instant) => {
        const [start, next] = [startOf(of, instant), startOfNext(of, instant)];
        expect(start <= instant && instant < next).toBe(true);
        expect(startOf(of, start)).toBe(start);
        expect(startOf(of, next)).toBe(next);
        expect(startOf(of, next - 1)).toBe(start);
      }),
    );
  });

  test('follows the one before in a list that has every instant of its period', () => {
    fc.assert(
      fc.property(unit, years, fc.integer({ min: 1, max: 40 }), (of, from, count) => {
        let until = from;
        for (let more = 0; more < count; more += 1) until = startOfNext(of, until);
        const starts = unitsBetween(of, from, until);
        expect(starts[0]).toBe(startOf(of, from));
        expect(starts.every((start, place) => place === 0 || startOfNext(of, starts[place - 1]!) === start)).toBe(true);
        expect(startOfNext(of, starts.at(-1)!)).toBe(until);
        expect(starts).toHaveLength(count);
      }),
    );
  });

  describe('where clocks are set back and on', () => {
    const zone = process.env['TZ'];
    afterEach(() => {
      process.env['TZ'] = zone;
    });

    test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
      'is the same on a server in %s, through the nights in which its clocks change',
      (other) => {
        const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];
        const instants = nights.flatMap((night) => Array.from({ length: 200 }, (_, n) => at(night) + n * 13 * 60_000));
        const read = () => instants.map((instant) => timeUnits.map((of) => unitName(startOf(of, instant))));
        process.env['TZ'] = 'Asia/Tokyo';
        const here = read();
        process.env['TZ'] = other;
        // The zone counts: the same instant has another hour there.
        expect(new Date(at('2026-11-01')).getHours()).not.toBe(0);
        expect(read()).toEqual(here);
      },
    );
  });

  test('of a quarter is one of ninety-six in each day', () => {
    fc.assert(
      fc.property(years, (instant) => {
        const start = startOf('day', instant);
        expect(unitsBetween('quarter', start, startOfNext('day', start))).toHaveLength(96);
        expect(startOfNext('quarter', start) - start).toBe(quarterMs);
      }),
    );
  });

  test('is chosen so that no period has more bars than a screen shows', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 1_100 }), (from, days) => {
        const start = startOf('day', from);
        const until = start + days * 86_400_000;
        expect(unitsBetween(unitOfPeriod(start, until), start, until).length).toBeLessThanOrEqual(101);
        expect(unitsBetween(unitOfGate(start, until), start, until).length).toBeLessThanOrEqual(1_100);
      }),
    );
    expect(unitOfGate(0, 86_400_000)).toBe('quarter');
  });
});
