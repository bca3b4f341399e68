import { expect, test } from 'vitest';
import { noWish } from './search-wish.ts';
import { limitsOf } from './wish-limits.ts';

test('each limit of a wish can be taken back alone; the order and the view are none', () => {
  const wish = { ...noWish, keyword: '花火', start: '2027-01-03', tag: '音楽', order: 'new' } as const;
  expect(limitsOf(wish)).toEqual([
    { limit: 'keyword', without: { ...wish, keyword: '' } },
    { limit: 'period', without: { ...wish, start: '' } },
    { limit: 'tag', without: { ...wish, tag: '' } },
  ]);
  const month = { ...noWish, view: 'month', month: '2027-01', place: '@online', fee: 'free' } as const;
  expect(limitsOf(month)).toEqual([
    { limit: 'place', without: { ...month, place: '' } },
    { limit: 'fee', without: { ...month, fee: '' } },
  ]);
  expect(limitsOf({ ...noWish, keyword: ' ' })).toEqual([]);
});
