import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['ｶﾌｪ', 'かふぇ'],
  ['カフェ', 'かふぇ'],
  ['ＨＡＲＢＯＵＲ', 'harbour'],
  ['  a \n b ', 'a b'],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('leaves a folded text as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => foldText(foldText(text)) === foldText(text)));
});
