import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth, truncateByWidth, truncationMark } from './text-width.ts';

test.each([
  ['あいう', 6],
  ['abc', 3],
  ['ｱｲｳ', 3],
  ['アイウ', 6],
  ['ＡＢＣ', 6],
  ['é', 1],
  ['한국', 4],
  ['𠮷野家', 6],
  ['🎪', 2],
  ['', 0],
])('%s is %d half-width columns wide [FORMAT-005]', (text, width) => expect(textWidth(text)).toBe(width));

test.each([
  ['あいう', 6, 'あいう'],
  ['あいう', 5, 'あい…'],
  ['あいう', 4, 'あ…'],
  ['あいう', 3, 'あ…'],
  ['abcdef', 5, 'abcd…'],
  ['𠮷𠮷𠮷', 5, '𠮷𠮷…'],
  ['あ', 1, '…'],
])(
  '%s in %d columns is %s: a cut text ends with …, which counts as one [FORMAT-005, FORMAT-007]',
  (text, columns, cut) => {
    expect(truncateByWidth(text, columns)).toBe(cut);
  },
);

test('a text is never wider than its columns, never splits a character, and is whole where it fits [FORMAT-005]', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'あ', 'ｱ', '𠮷', '漢', '🎪', ' ') });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, columns) => {
      const cut = truncateByWidth(text, columns);
      const width = [...cut].reduce((sum, one) => sum + (one === truncationMark ? 1 : textWidth(one)), 0);
      expect(width).toBeLessThanOrEqual(columns);
      if (textWidth(text) <= columns) expect(cut).toBe(text);
      else {
        expect(cut.endsWith(truncationMark)).toBe(true);
        expect([...text].slice(0, [...cut].length - 1)).toEqual([...cut].slice(0, -1));
      }
    }),
  );
});
