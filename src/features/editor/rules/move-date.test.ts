import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, parseInstant } from '#kernel/period.ts';
import { dateTextOf, fitDate, isDuring, isOnLostDay, type Move, moveDate } from './move-date.ts';

const held = (startDate: string, endDate: string) => ({ start: parseInstant(startDate)!, end: parseInstant(endDate)! });
const twoDays = held('2027-06-10 10:00', '2027-06-11 17:00');
const evening = held('2027-01-30 18:00', '2027-01-31 02:00');
const minutes = 60_000;

test.each([
  // A sale keeps its time of the day; what happens during the event its distance from the start.
  ['2027-05-01 12:00', '2028-05-01 12:00'],
  ['2027-06-10 11:00', '2028-06-10 09:00'],
  ['2027-06-11 13:00', '2028-06-11 11:00'],
  ['2027-06-20', '2028-06-20'],
  ['next week', 'next week'],
])('%s of a copied event of two days becomes %s a year later and two hours earlier', (text, moved) => {
  expect(moveDate(text, { from: twoDays, to: held('2028-06-10 08:00', '2028-06-11 15:00') })).toBe(moved);
});

test.each([
  // [template, new event, a date of the template, where it is in the new event, whether its day is lost]
  [
    'one day of four hours',
    held('2028-03-04 13:00', '2028-03-04 17:00'),
    '2027-06-10 10:00',
    '2028-03-04 13:00',
    false,
  ],
  [
    'one day of four hours',
    held('2028-03-04 13:00', '2028-03-04 17:00'),
    '2027-06-10 17:00',
    '2028-03-04 17:00',
    false,
  ],
  [
    'one day of four hours',
    held('2028-03-04 13:00', '2028-03-04 17:00'),
    '2027-06-10 13:30',
    '2028-03-04 15:00',
    false,
  ],
  ['one day of four hours', held('2028-03-04 13:00', '2028-03-04 17:00'), '2027-06-11 13:30', '2028-03-04 15:00', true],
  [
    'one day of four hours',
    held('2028-03-04 13:00', '2028-03-04 17:00'),
    '2027-06-10 09:30',
    '2028-03-04 12:30',
    false,
  ],
  [
    'one day of four hours',
    held('2028-03-04 13:00', '2028-03-04 17:00'),
    '2027-06-18 12:00',
    '2028-03-11 12:00',
    false,
  ],
  // The doors of the second day open half an hour before it, and times are those that people write.
  ['two shorter days', held('2028-03-04 11:00', '2028-03-05 16:00'), '2027-06-11 09:30', '2028-03-05 10:30', false],
  ['two shorter days', held('2028-03-04 11:00', '2028-03-05 16:00'), '2027-06-10 13:00', '2028-03-04 13:15', false],
  ['two shorter days', held('2028-03-04 11:00', '2028-03-05 16:00'), '2027-06-10 18:00', '2028-03-04 17:00', false],
  ['three days', held('2028-03-04 10:00', '2028-03-06 17:00'), '2027-06-11 13:00', '2028-03-05 13:00', false],
  ['longer days', held('2028-03-04 09:00', '2028-03-05 20:00'), '2027-06-11 13:00', '2028-03-05 12:00', false],
])('in a new event of %s (%o) a template’s %s is at %s', (_name, to, text, fitted, isLost) => {
  const move = { from: twoDays, to };
  expect([fitDate(text, move), isOnLostDay(text, move)]).toEqual([fitted, isLost]);
});

test('a party across midnight is one day', () => {
  const move = { from: evening, to: held('2027-12-24 20:00', '2027-12-25 00:00') };
  expect(fitDate('2027-01-31 02:00', move)).toBe('2027-12-25 00:00');
  expect(fitDate('2027-01-30 22:00', move)).toBe('2027-12-24 22:00');
  expect(isOnLostDay('2027-01-31 01:00', move)).toBe(false);
});

test('what a template does during its event happens during the new one and in the same order, whatever its dates are', () => {
  const start = fc.integer({ min: 0, max: 4_000 }).map((step) => parseInstant('2026-01-01')! + step * 6 * 60 * minutes);
  const event = fc.tuple(start, fc.integer({ min: 4, max: 24 * 10 })).map(([from, half]) => ({
    start: from,
    end: from + half * 30 * minutes,
  }));
  const within = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(event, event, within, (from, to, shares) => {
      const move: Move = { from, to };
      const step = 5 * minutes;
      const times = shares
        .toSorted((a, b) => a - b)
        .map((share) => dateTextOf(from.start + Math.floor((share * (from.end - from.start)) / step) * step));
      const kept = times.filter((time) => isDuring(time, from) && !isOnLostDay(time, move));
      // A template of two days has no night: what lies between its days is nothing that happens.
      const open = kept.filter((time) => isInHours(time, from));
      const fitted = open.map((time) => parseInstant(fitDate(time, move))!);
      for (const at of fitted) {
        expect(at).toBeGreaterThanOrEqual(to.start);
        expect(at).toBeLessThanOrEqual(to.end);
      }
      expect(fitted).toEqual(fitted.toSorted((a, b) => a - b));
    }),
  );
});

function isInHours(time: string, { start, end }: { start: number; end: number }): boolean {
  if (end - start <= dayMs) return true;
  const daily = (end - start) % dayMs || dayMs;
  return (parseInstant(time)! - start) % dayMs <= daily;
}
