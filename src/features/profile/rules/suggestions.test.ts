import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexItem, suggestionsFor, suggestionsMax } from './suggestions.ts';

const items = [
  { label: '汐見大学', words: ['しおみだいがく', 'University of Shiomi'] },
  { label: '港北工業', words: ['こうほくこうぎょう', 'Kohoku Industries'] },
  { label: '株式会社汐見造船', words: ['しおみぞうせん', 'Shiomi Shipbuilding'] },
];

test.each([
  ['汐見', ['汐見大学', '株式会社汐見造船']],
  ['ｼｵﾐ', ['汐見大学', '株式会社汐見造船']],
  ['shiomi', ['株式会社汐見造船', '汐見大学']],
  ['SHIOMI univ', ['汐見大学']],
  ['こうほく', ['港北工業']],
  ['', []],
  ['　', []],
  ['ない', []],
])('%j finds %j, first those that begin with it', (typed, found) => {
  expect(suggestionsFor(items.map(indexItem), typed)).toEqual(found);
});

test('a search finds at most twenty, none twice, all of them suggestions of the item', () => {
  const many = Array.from({ length: 50 }, (_, index) => indexItem({ label: `大学${index % 30}`, words: [] }));
  expect(suggestionsFor(many, '大学')).toHaveLength(suggestionsMax);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = suggestionsFor(many, typed);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((label) => many.some((one) => one.label === label))).toBe(true);
    }),
  );
});
