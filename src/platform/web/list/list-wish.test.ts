import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chosenCount,
  isWithoutWish,
  type ListWish,
  listWishOf,
  noWish,
  queryOfListWish,
  withChosen,
} from './list-wish.ts';

const read = (query: string): ListWish => listWishOf(new URLSearchParams(query), ['category', 'day']);

test('the wish of an address is its words, the filters of the list and its view, and nothing else', () => {
  expect(read('keyword=%20robot%00%20&category=3,4&category=4&day=&other=1&view=List&page=2')).toEqual({
    keyword: 'robot',
    chosen: { category: ['3', '4'] },
    view: 'List',
  });
  expect(read(`category=${'9'.repeat(65)},%3Cb%3E&view=../x`)).toEqual(noWish);
  const many = Array.from({ length: 30 }, (_, id) => `category=${id}`).join('&');
  expect(read(many).chosen['category']).toHaveLength(20);
});

test('the query of a wish says no more than it needs', () => {
  const wish = withChosen({ ...noWish, keyword: ' a&b ' }, 'category', ['3', '4']);
  expect(queryOfListWish(wish, 2)).toBe('keyword=a%26b&category=3,4&page=2');
  expect(queryOfListWish(withChosen(noWish, 'category', []))).toBe('');
  expect(chosenCount(wish)).toBe(2);
  expect(isWithoutWish({ ...noWish, view: 'List' })).toBe(true);
});

test('a wish is read as it was written, and travels with its page as JSON', () => {
  const values = fc.uniqueArray(fc.nat(99).map(String), { minLength: 1, maxLength: 5 });
  const wish = fc.record({
    keyword: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
    chosen: fc.uniqueArray(fc.tuple(fc.constantFrom('category', 'day'), values), { selector: ([name]) => name }),
    view: fc.constantFrom('', 'List'),
  });
  fc.assert(
    fc.property(wish, ({ chosen, ...rest }) => {
      const one = { ...rest, chosen: Object.fromEntries(chosen) };
      expect(read(queryOfListWish(one, 3))).toEqual(one);
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    }),
  );
});
