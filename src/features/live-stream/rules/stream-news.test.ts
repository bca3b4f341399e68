import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOfAll } from './stream-news.ts';

const streams = [
  { start: 100, end: 200 },
  { start: 150, end: 300 },
  { start: 400, end: 500 },
];

test.each([
  [50, 'preparation', 100],
  [100, 'live', 150],
  [160, 'live', 200],
  [200, 'live', 300],
  [300, 'preparation', 400],
  [400, 'live', 500],
  [500, 'end', undefined],
])('at %i several streams are %s until %s', (now, state, until) => {
  expect(stateOfAll(streams, now)).toEqual({ state, until });
});

test('without a stream there is nothing to wait for', () => {
  expect(stateOfAll([], 5)).toEqual({ state: 'end', until: undefined });
});

test('a page that looks only at the announced moments misses no change', () => {
  const time = fc.integer({ min: 0, max: 60 });
  const stream = fc
    .tuple(time, time)
    .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }));
  fc.assert(
    fc.property(fc.array(stream, { maxLength: 6 }), (those) => {
      let seen = stateOfAll(those, 0);
      for (let now = 0; now <= 61; now += 1) {
        if (seen.until === now) seen = stateOfAll(those, now);
        expect(seen.state).toBe(stateOfAll(those, now).state);
      }
    }),
  );
});
