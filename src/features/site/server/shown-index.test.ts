import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '#kernel/clock.ts';
import { type Bounds, boundless, stateWithin } from '#kernel/period.ts';
import { indexShown } from './shown-index.ts';

interface Item {
  detailId: number;
  rank: number;
  bounds: Bounds | undefined;
}

const instant = fc.integer({ min: 0, max: 12 });
const bounds = fc.oneof(
  fc.constant(undefined),
  fc.record({
    from: fc.oneof(instant, fc.constant(boundless.from)),
    to: fc.oneof(instant, fc.constant(boundless.to)),
  }),
);
const items = fc
  .array(fc.record({ rank: instant, bounds }))
  .map((list): Item[] => list.map((one, detailId) => ({ ...one, detailId })));
const inOrder = (list: readonly Item[]): Item[] => list.toSorted((a, b) => a.rank - b.rank);
const whenShown = (item: Item) => item.bounds;

test('an index shows what a filter at each instant shows, in any order of instants', () => {
  const isShown = ({ bounds: one }: Item, now: Instant) => one !== undefined && stateWithin(one, now) === 'within';
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: -1, max: 13 })), (list, instants) => {
      const index = indexShown<Item>({ whenShown, inOrder });
      for (const now of instants) {
        const shown = index(list, now);
        const filtered = inOrder(list.filter((item) => isShown(item, now)));
        expect(shown.items).toEqual(filtered);
        expect([...shown.places()]).toEqual(filtered.map(({ detailId }, place) => [detailId, place]));
      }
      expect(index(list, 'all').items).toEqual(inOrder(list));
    }),
  );
});

test.each([100, 10_000])('what is shown of %i items is chosen again only when one begins or ends', (count) => {
  let asked = 0;
  const index = indexShown<Item>({
    inOrder,
    whenShown(item) {
      asked += 1;
      return item.bounds;
    },
  });
  const list = Array.from({ length: count }, (_, detailId) => ({ detailId, rank: -detailId, bounds: boundless }));
  const [begins] = list;
  const all = begins === undefined ? [] : [...list, { ...begins, detailId: count, bounds: { from: 100, to: 200 } }];
  const first = index(all, 0);
  const again = [1, 50, 99].map((now) => index(all, now));
  expect(again.every((one) => one === first)).toBe(true);
  expect(first.items).toHaveLength(count);
  expect(index(all, 100).items).toHaveLength(count + 1);
  expect(index(all, 100)).toBe(index(all, 200));
  expect(index(all, 201).items).toHaveLength(count);
  expect(asked).toBe(count + 1);
});
