import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmptyWish, noWish, queryOfWish, sameWish, wishOf } from './search-wish.ts';

const read = (query: string) => wishOf(new URLSearchParams(query));

test('the wish of an address is its keyword and its days; what is none of these is left out [SITE-025]', () => {
  expect(read('keyword=%20花火%20&start=2026-11-20&end=2026-11-30&page=2')).toEqual({
    ...noWish,
    keyword: '花火',
    start: '2026-11-20',
    end: '2026-11-30',
  });
  expect(read('start=soon&end=2026-13-01')).toEqual(noWish);
  expect(read('tag=音楽&place=@online&fee=free&order=new')).toEqual({
    ...noWish,
    tag: '音楽',
    place: '@online',
    fee: 'free',
    order: 'new',
  });
  expect(read('fee=cheap&order=old')).toEqual(noWish);
  expect(read(`keyword=a${'𠮷'.repeat(300)}`).keyword).toBe(`a${'𠮷'.repeat(99)}`);
  expect(isEmptyWish(read(''))).toBe(true);
  expect(read('keyword=花%00火%0A').keyword).toBe('花火');
  expect(isEmptyWish({ ...noWish, keyword: ' ', order: 'new' })).toBe(true);
  expect(isEmptyWish({ ...noWish, tag: '音楽' })).toBe(false);
});

test('the query of a wish says no more than it needs [SITE-025]', () => {
  expect(queryOfWish({ ...noWish, keyword: 'a&b#c', end: '2026-11-30' }, 2)).toBe(
    'keyword=a%26b%23c&end=2026-11-30&page=2',
  );
  expect(queryOfWish(noWish)).toBe('');
  expect(sameWish({ ...noWish, keyword: 'a ' }, { ...noWish, keyword: 'a' })).toBe(true);
});

test('a wish is read as it was written [SITE-025]', () => {
  const day = fc.constantFrom('', '2026-11-20', '2028-02-29');
  const keyword = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());
  const fee = fc.constantFrom('' as const, 'free' as const, 'paid' as const);
  const order = fc.constantFrom('' as const, 'new' as const);
  fc.assert(
    fc.property(fc.record({ keyword, start: day, end: day, tag: keyword, place: keyword, fee, order }), (wish) => {
      expect(read(queryOfWish(wish, 3))).toEqual(wish);
    }),
  );
});
