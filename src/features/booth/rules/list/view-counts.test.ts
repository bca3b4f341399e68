import { expect, test } from 'vitest';
import { viewCounts } from './view-counts.ts';

test('views are kept for each content, because two contents may use the same booth id [BOOTH-021]', () => {
  const counts = viewCounts([
    { contentId: 70, detailId: 1, count: 3 },
    { contentId: 71, detailId: 1, count: 5 },
    { contentId: 70, detailId: 2, count: 1 },
  ]);
  expect([...(counts.get(70) ?? [])]).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(counts.get(71)?.get(1)).toBe(5);
  expect(counts.get(72)).toBeUndefined();
});
