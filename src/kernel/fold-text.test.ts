import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, hasWords, searchWords } from './fold-text.ts';

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

test('every word of a keyword has to be found, blind to width, case and kana', () => {
  const text = foldText('ﾛﾎﾞｯﾄ Factory　株式会社');
  expect(searchWords('ろぼっと　ＦＡＣＴ ろぼっと')).toEqual(['ろぼっと', 'fact']);
  expect(hasWords(text, searchWords('ろぼっと　ＦＡＣＴ'))).toBe(true);
  expect(hasWords(text, searchWords('ロボット 有限'))).toBe(false);
  expect(hasWords(text, searchWords('  '))).toBe(true);
});
