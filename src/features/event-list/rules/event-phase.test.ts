import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { eventPhase, upcomingEvents } from './event-phase.ts';

const now = parseInstant('2026-11-20 10:00') as number;

test.each([
  [null, null, 'undated'],
  ['2026-11-21 09:00', null, 'coming'],
  ['2026-11-20 09:00', '2026-11-20 18:00', 'running'],
  ['2026-11-20', null, 'running'],
  ['2026-11-18', '2026-11-19', 'ended'],
  ['2026-11-19 10:00', null, 'ended'],
  [null, '2026-11-20', 'running'],
] as const)('from %s to %s it is %s', (startDate, endDate, phase) => {
  expect(eventPhase({ startDate, endDate }, now)).toBe(phase);
});

test('a home shows the first events that are not over, or when all are over the latest [SITE-037]', () => {
  const event = (startDate: string | null) => ({ overview: { startDate, endDate: null } });
  const list = [event('2026-11-25'), event('2026-12-01'), event(null), event('2026-11-01')];
  expect(upcomingEvents(list, now, 2)).toEqual(list.slice(0, 2));
  expect(upcomingEvents(list, now, 0)).toEqual(list.slice(0, 3));
  expect(upcomingEvents(list.slice(3), now, 6)).toEqual(list.slice(3));
  expect(upcomingEvents([], now, 6)).toEqual([]);
});
