import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRuns } from './event-runs.ts';

const runsOf = (events: readonly number[]) =>
  eventRuns(
    events.map((eventId, place) => ({ eventId, place })),
    ({ eventId }) => eventId,
  );

test.each([
  [[], []],
  [[11], [[11, 1]]],
  [
    [11, 11, 12],
    [
      [11, 2],
      [12, 1],
    ],
  ],
  [
    [11, 12, 11],
    [
      [11, 1],
      [12, 1],
      [11, 1],
    ],
  ],
])('the entries of the events %j stand in the runs %j [MYPAGE-011]', (events, runs) =>
  expect(runsOf(events).map(({ eventId, entries }) => [eventId, entries.length])).toEqual(runs),
);

test('runs keep every entry in its place, and neighbours are of different events [MYPAGE-011]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 })), (events) => {
      const runs = runsOf(events);
      expect(runs.flatMap(({ entries }) => entries.map(({ place }) => place))).toEqual(events.map((_, place) => place));
      expect(runs.every(({ eventId, entries }) => entries.every((entry) => entry.eventId === eventId))).toBe(true);
      expect(runs.every(({ eventId }, place) => runs[place - 1]?.eventId !== eventId)).toBe(true);
    }),
  );
});
