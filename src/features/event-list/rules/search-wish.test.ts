import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearedWish, inList, inMonth, isEmptyWish, noWish, queryOfWish, sameWish } from './search-wish.ts';
import { wishOf } from './wish-of.ts';

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
  expect(read(`keyword=a${'𠮷'.repeat(300)}`).keyword).toBe(`a${'𠮷'.repeat(199)}`);
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

test('a month has its place in the address, where days and order have none [SITE-029]', () => {
  const december = { ...noWish, view: 'month', month: '2026-12' } as const;
  expect(read('view=month&month=2026-12&start=2026-12-02&end=2026-12-03&order=new&tag=音楽')).toEqual({
    ...december,
    tag: '音楽',
  });
  expect(read('view=month&month=2026-12&day=2026-12-05').day).toBe('2026-12-05');
  expect(read('view=month&month=2026-12&day=2026-11-05')).toEqual(december);
  expect(read('view=month&month=2026-13')).toEqual({ ...noWish, view: 'month' });
  expect(read('view=list&month=2026-12&day=2026-12-05')).toEqual(noWish);
  expect(queryOfWish(december)).toBe('view=month&month=2026-12');
  expect(isEmptyWish({ ...december, day: '2026-12-05' })).toBe(true);
});

test('the views of a search share its filters [SITE-029]', () => {
  const wish = { ...noWish, keyword: '花火', start: '2027-01-03', end: '2027-01-05', order: 'new' } as const;
  expect(queryOfWish(inMonth(wish))).toBe(`keyword=${encodeURIComponent('花火')}&view=month&month=2027-01`);
  expect(queryOfWish(inMonth(noWish))).toBe('view=month');
  expect(inList(inMonth(wish))).toEqual({ ...noWish, keyword: '花火' });
  expect(clearedWish(inMonth(wish))).toEqual({ ...noWish, view: 'month', month: '2027-01' });
});

test('a wish is read as it was written [SITE-025]', () => {
  const day = fc.constantFrom('', '2026-11-20', '2028-02-29');
  const keyword = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());
  const fee = fc.constantFrom('' as const, 'free' as const, 'paid' as const);
  const order = fc.constantFrom('' as const, 'new' as const);
  fc.assert(
    fc.property(fc.record({ keyword, start: day, end: day, tag: keyword, place: keyword, fee, order }), (filters) => {
      const wish = { ...noWish, ...filters };
      for (const one of [wish, inMonth(wish)]) expect(read(queryOfWish(one, 3))).toEqual(one);
    }),
  );
});
