import { expect, test } from 'vitest';
import { type BagOrder, orderOf, searchBag } from './search-bag.ts';

const product = (title: string, stand: string, rank: number, memo = '', updateDate = '') => ({
  updateDate,
  productBooth: { face: { title, stand, categories: ['機械'] }, info: { rank, memo } },
});
const bag = [
  product('カフェ', 'B-2', 5, '', '3'),
  product('ロボット', 'A-10', 0, '見積もり', '1'),
  product('センサー', 'A-9', 5, 'かふぇの隣', '2'),
  { updateDate: '0', productBooth: { face: null, info: null } },
];
const find = (keyword: string, chosen = {}, order: BagOrder = 'changed') => {
  const compare = new Intl.Collator('ja', { numeric: true }).compare;
  const { found, countOf } = searchBag(bag, { keyword, chosen, order, compare });
  return { names: found.map(({ productBooth }) => productBooth.face?.title ?? '-'), countOf };
};

test.each([
  ['', ['カフェ', 'センサー', 'ロボット', '-']],
  ['ｶﾌｪ', ['カフェ', 'センサー']],
  ['a-10', ['ロボット']],
  ['機械 見積もり', ['ロボット']],
  ['nothing', []],
])('the word %j finds by name, stand, category and memo', (keyword, names) => {
  expect(find(keyword).names).toEqual(names);
});

test.each<[BagOrder, string[]]>([
  ['rank', ['カフェ', 'センサー', 'ロボット', '-']],
  ['stand', ['-', 'センサー', 'ロボット', 'カフェ']],
  ['name', ['-', 'カフェ', 'センサー', 'ロボット']],
])('by %s', (order, names) => expect(find('', {}, order).names).toEqual(names));

test('filters by rank and by whether there is a memo, and counts under the other filter', () => {
  const { names, countOf } = find('', { rank: ['5'], note: ['yes'] });
  expect(names).toEqual(['センサー']);
  expect([countOf('rank', '0'), countOf('rank', '5'), countOf('note', 'no')]).toEqual([1, 1, 1]);
});

test('an unknown order sorts by the last change', () => {
  expect([orderOf('rank'), orderOf(''), orderOf('x')]).toEqual(['rank', 'changed', 'changed']);
});
