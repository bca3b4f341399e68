import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesAround } from './report-rules.ts';

test.each([
  [10, 20, 7, 12],
  [1, 20, 1, 6],
  [3, 20, 1, 6],
  [20, 20, 15, 20],
  [19, 20, 15, 20],
  [2, 3, 1, 3],
  [1, 1, 1, 1],
])('a report of message %i of %i has the messages from %i to %i', (index, count, first, last) => {
  expect(placesAround(index, count)).toEqual({ first, last });
});

test('a report has its message and at most five others, in any room', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(places, ([index, count]) => {
      const { first, last } = placesAround(index, count);
      expect(first).toBeGreaterThanOrEqual(1);
      expect(last).toBeLessThanOrEqual(count);
      expect(index).toBeGreaterThanOrEqual(first);
      expect(index).toBeLessThanOrEqual(last);
      expect(last - first).toBe(Math.min(5, count - 1));
    }),
  );
});
