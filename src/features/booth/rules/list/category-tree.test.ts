import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryLevels, categoryTree, misplacedCategories } from './category-tree.ts';

const machines = { id: 1 };
const robots = { id: 2, parentBoothCategoryId: 1 };
const arms = { id: 3, parentBoothCategoryId: 2 };
const food = { id: 4, parentBoothCategoryId: null };
const all = [arms, food, robots, machines];
const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

test('builds three levels from ids and parents, in the order of the organiser [BOOTH-014]', () => {
  const tree = categoryTree(all);
  expect(ids(tree.below())).toEqual([4, 1]);
  expect(ids(tree.below(1))).toEqual([2]);
  expect(ids(tree.below(2))).toEqual([3]);
  expect(ids(tree.below(3))).toEqual([]);
  expect(ids(tree.path(3))).toEqual([1, 2, 3]);
  expect(ids(tree.path(99))).toEqual([]);
});

test('leaves out a fourth level, a circle and a missing parent', () => {
  const fourth = { id: 5, parentBoothCategoryId: 3 };
  const [here, there] = [
    { id: 6, parentBoothCategoryId: 7 },
    { id: 7, parentBoothCategoryId: 6 },
  ];
  const orphan = { id: 8, parentBoothCategoryId: 99 };
  expect(misplacedCategories([...all, fourth, here, there, orphan, machines])).toEqual([5, 6, 7, 8, 1]);
  expect(misplacedCategories(all)).toEqual([]);
});

test('every category that is in the tree is below its parent, at the end of its own path', () => {
  const category = fc.record({ id: fc.nat(12), parentBoothCategoryId: fc.option(fc.nat(12), { nil: undefined }) });
  fc.assert(
    fc.property(fc.uniqueArray(category, { selector: ({ id }) => id }), (categories) => {
      const tree = categoryTree(categories);
      for (const { id } of categories) {
        const path = tree.path(id);
        if (path.length === 0) continue;
        expect(path.length).toBeLessThanOrEqual(categoryLevels);
        expect(path.at(-1)?.id).toBe(id);
        expect(ids(tree.below(path.at(-2)?.id))).toContain(id);
      }
    }),
  );
});
