import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankMax } from './booth-memo.ts';
import { reportSummary } from './report-summary.ts';

const booth = (title: string, rank = 0, categories: string[] = [], memo = '') => ({
  productBooth: { face: { title, stand: '', categories }, info: { rank, memo } },
  exhibitorAdministrators: [],
});
const titles = (all: readonly ReturnType<typeof booth>[]) => all.map(({ productBooth: { face } }) => face.title);

test('a report is summed up by its booths, the best of them and their categories', () => {
  const { best, ...summary } = reportSummary([
    booth('A', 4, ['ロボット', 'AI'], '見積もり'),
    booth('B', 2, ['ロボット']),
    booth('C', 4, ['省エネ', '省エネ']),
    booth('D', 0, [], '来年また'),
  ]);
  expect(titles(best)).toEqual(['A', 'C']);
  expect(summary).toEqual({
    booths: 4,
    rated: 3,
    noted: 2,
    categories: [
      { name: 'ロボット', count: 2 },
      { name: 'AI', count: 1 },
      { name: '省エネ', count: 1 },
    ],
    further: 0,
  });
});

test.each([
  ['nothing', []],
  ['booths without a rank', [booth('A'), booth('B')]],
])('the best of %s is nothing', (_, products) => {
  expect(reportSummary(products)).toMatchObject({ booths: products.length, rated: 0, noted: 0, best: [] });
});

test('the summary of any report stays short, and counts what there is', () => {
  const any = fc
    .record({
      rank: fc.nat(rankMax),
      categories: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
      memo: fc.string(),
    })
    .map(({ rank, categories, memo }) => booth('', rank, categories, memo));
  fc.assert(
    fc.property(fc.array(any), (products) => {
      const { best, categories, further, rated, booths } = reportSummary(products);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(categories.length).toBeLessThanOrEqual(5);
      const all = new Set(products.flatMap(({ productBooth: { face } }) => face.categories));
      expect(categories.length + further).toBe(all.size);
      expect(rated).toBeLessThanOrEqual(booths);
    }),
  );
});
