import { expect, test } from 'vitest';
import { ticketDay } from './ticket-day.ts';

const fair = { start: '2026-12-22 10:00', end: '2026-12-24 17:00' };

test.each([
  ['a ticket without days is good for the whole event', {}, ['2026-12-22T10:00:00+09:00', '2026-12-24T17:00:00+09:00']],
  ['a ticket that is not available yet as well', undefined, ['2026-12-22T10:00:00+09:00', '2026-12-24T17:00:00+09:00']],
  ['a ticket for one day says that day', { start: '2026-12-23', end: '2026-12-23' }, ['2026-12-23', '2026-12-23']],
  [
    'on the first day the event begins later than the day',
    { start: '2026-12-22', end: '2026-12-22' },
    ['2026-12-22T10:00:00+09:00', '2026-12-22'],
  ],
  [
    'a gate that opens a week before does not move the event',
    { start: '2026-12-15', end: '2026-12-31' },
    ['2026-12-22T10:00:00+09:00', '2026-12-24T17:00:00+09:00'],
  ],
  [
    'a ticket for another day has its own',
    { start: '2026-12-26 09:00', end: '2026-12-26 12:00' },
    ['2026-12-26T09:00:00+09:00', '2026-12-26T12:00:00+09:00'],
  ],
])('%s', (_, period, [startDate, endDate]) => {
  expect(ticketDay(period, fair)).toEqual({ startDate, endDate });
});

test('nothing is known of an event without dates', () => {
  expect(ticketDay({}, {})).toEqual({ startDate: null, endDate: null });
  expect(ticketDay({ end: '2026-12-26' }, {})).toEqual({ startDate: null, endDate: '2026-12-26' });
});
