import { expect, test } from 'vitest';
import { pagesPerAddress, pagesPerSession } from '#kernel/realtime/limits.ts';
import { createHeldPlaces } from './held-places.ts';
import { hallOf } from './limit-table.ts';

test('a key holds no more than its places at once, and others hold their own', () => {
  const places = createHeldPlaces(2);
  const taken = ['a', 'a', 'a', 'b'].map((key) => places.take(key));
  expect(taken).toEqual([true, true, false, true]);
  places.release('a');
  expect([places.take('a'), places.take('a')]).toEqual([true, false]);
  for (const key of ['a', 'a', 'b', 'never taken']) places.release(key);
  expect([places.take('a'), places.take('a'), places.take('a')]).toEqual([true, true, false]);
});

test('an address has sockets for a hall whose visitors have four pages open, and a browser far fewer', () => {
  expect(pagesPerAddress).toBeGreaterThanOrEqual(hallOf * 4);
  expect(pagesPerSession).toBeLessThan(pagesPerAddress / 100);
});
