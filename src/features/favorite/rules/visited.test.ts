import { expect, test } from 'vitest';
import { historyMax, isVisited, type Visited, withVisited } from './visited.ts';

const visit = (detailId: number, contentId = 80): Visited => ({ contentId, detailId });
const after = (...visits: Visited[]): readonly Visited[] => visits.reduce<readonly Visited[]>(withVisited, []);

test('the item that was opened last comes first, and no item is there twice [FAV-005, FAV-006]', () => {
  expect(after(visit(1), visit(2), visit(1))).toEqual([visit(1), visit(2)]);
  expect(after(visit(1), visit(1, 81), visit(1))).toEqual([visit(1), visit(1, 81)]);
});

test('the history has a limited length', () => {
  const many = Array.from({ length: historyMax + 5 }, (_, index) => visit(index));
  expect(after(...many)).toEqual(many.reverse().slice(0, historyMax));
});

test.each([[undefined], [7], [{ contentId: 1 }], [{ contentId: '1', detailId: 2 }]])('%j is no visit', (value) => {
  expect(isVisited(value)).toBe(false);
});
