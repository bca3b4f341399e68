import { describe, expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { type EventDates, linkHours } from './event-hours.ts';

const now = parseInstant('2026-11-20 10:00')!;
const hoursOf = (dates: EventDates): string[] => {
  const { from, until } = linkHours(dates, now);
  return [from, until].map((at) => formatInstant(at).slice(0, 16));
};

describe('a new link for staff', () => {
  test.each([
    ['its doors', { doorsOpen: '2027-02-20 12:30', startDate: '2027-02-20 13:00', endDate: '2027-02-21 18:00' }],
    [
      'its start where the doors open later',
      { doorsOpen: '2027-02-20 18:00', startDate: '2027-02-20 12:30', endDate: '2027-02-21 18:00' },
    ],
    ['its start where no doors are said', { startDate: '2027-02-20 12:30', endDate: '2027-02-21 18:00' }],
  ])('works from two hours before %s to two hours after the end of the event', (_, dates) => {
    expect(hoursOf(dates)).toEqual(['2027-02-20T10:30', '2027-02-21T20:00']);
  });

  test('of an event that has begun works until two hours after its end', () => {
    expect(hoursOf({ startDate: '2026-11-19 10:00', endDate: '2026-11-20 18:00' })[1]).toBe('2026-11-20T20:00');
  });

  test.each([
    ['over', { startDate: '2026-11-01 10:00', endDate: '2026-11-02 10:00' }],
    ['without a date', {}],
  ])('of an event that is %s works for twelve hours from now', (_, dates) => {
    expect(hoursOf(dates)).toEqual(['2026-11-20T10:00', '2026-11-20T22:00']);
  });
});
