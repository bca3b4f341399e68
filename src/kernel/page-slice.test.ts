import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSize } from './limits.ts';
import { lastPageOf, pageOf } from './page-slice.ts';

test('a list without a page is its first twenty', () => {
  const list = Array.from({ length: 45 }, (_, index) => index);
  expect(pageOf(list)).toEqual(list.slice(0, pageSize));
  expect(pageOf(list, 3)).toEqual(list.slice(40));
  expect(pageOf(list, 4)).toEqual([]);
  expect(lastPageOf(list.length)).toBe(3);
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 1)).toEqual([]);
  expect(lastPageOf(0)).toBe(1);
});

test('the pages together are the list, and the last one is not empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 70 }),
      (list, perPage) => {
        const last = lastPageOf(list.length, perPage);
        const pages = Array.from({ length: last }, (_, index) => pageOf(list, index + 1, perPage));
        expect(pages.flat()).toEqual(list);
        expect(pages.at(-1)?.length).toBeGreaterThan(0);
        expect(pageOf(list, last + 1, perPage)).toEqual([]);
      },
    ),
  );
});
