import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relatedBooths, relatedMax } from './find-related.ts';

const categories = [
  { id: 1 },
  { id: 2 },
  { id: 11, parentBoothCategoryId: 1 },
  { id: 12, parentBoothCategoryId: 1 },
  { id: 111, parentBoothCategoryId: 11 },
  { id: 112, parentBoothCategoryId: 11 },
];
const booth = (detailId: number, ...categoryIds: number[]) => ({ detailId, categoryIds });
const related = (own: number, ...booths: ReturnType<typeof booth>[]): number[] =>
  relatedBooths(booths, categories, own).map(({ detailId }) => detailId);

describe('related booths', () => {
  test('share the deepest category, then the one above it', () => {
    expect(related(1, booth(1, 111), booth(2, 112), booth(3, 111), booth(4, 12), booth(5, 11), booth(6, 2))).toEqual([
      3, 2, 5,
    ]);
  });

  test('of a booth in a category of the first level are in that category or below it', () => {
    expect(related(1, booth(1, 1), booth(2, 2), booth(3, 111))).toEqual([3]);
  });

  test.each([
    ['without a category', booth(1)],
    ['of an unknown category', booth(1, 99)],
  ])('do not exist for a booth %s', (_, own) => {
    expect(related(1, own, booth(2, 111), booth(3))).toEqual([]);
  });

  test('are at most six, never the booth itself, and each once', () => {
    const ids = fc.uniqueArray(fc.constantFrom(1, 2, 11, 12, 111, 112, 99), { maxLength: 3 });
    const cases = fc.property(fc.array(ids, { minLength: 1, maxLength: 30 }), (all) => {
      const booths = all.map((categoryIds, place) => ({ detailId: place + 1, categoryIds }));
      const found = relatedBooths(booths, categories, 1).map(({ detailId }) => detailId);
      expect(found.length).toBeLessThanOrEqual(relatedMax);
      expect(found).not.toContain(1);
      expect(new Set(found).size).toBe(found.length);
    });
    fc.assert(cases);
  });
});
