import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasControlCharacters,
  isNumber,
  isReading,
  isTelephone,
  tidyTelephone,
  tidyText,
  toKatakana,
} from './typed-text.ts';

describe('a tidy text', () => {
  test.each([
    ['  山田　', '山田'],
    ['か\u3099', 'が'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\u202a03-1234\u202c', '03-1234'],
    ['\ufeffx', 'x'],
    ['👩‍🚀', '👩‍🚀'],
  ])('of %j is %j', (typed, tidy) => {
    expect(tidyText(typed)).toBe(tidy);
  });

  test('of a tidy text is the same text', () => {
    const unit = fc.oneof(fc.constantFrom('か', '\u3099', '\u200e', '\r', '\n', ' ', '　', '\u0301', 'e'), fc.string());
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const tidy = tidyText(units.join(''));
        expect(tidyText(tidy)).toBe(tidy);
      }),
    );
  });

  test.each(['a\u0000b', 'a\u0007', 'a\u009fb', 'a\u2028b', 'a\ud800b', 'a\nb', 'a\tb'])(
    '%j has control characters',
    (text) => {
      expect(hasControlCharacters(text)).toBe(true);
    },
  );

  test('of several lines may have line breaks, but no other control characters', () => {
    expect(hasControlCharacters('a\nb\tc', { isMultiline: true })).toBe(false);
    expect(hasControlCharacters('a\n\u0000', { isMultiline: true })).toBe(true);
    expect(hasControlCharacters('絵文字🏳️‍🌈と、<b>HTML</b>; DROP TABLE')).toBe(false);
  });
});

test.each([
  ['やまだ', 'ヤマダ'],
  ['ﾊﾅｺ', 'ハナコ'],
  ['ｳﾞｨｵﾗ', 'ヴィオラ'],
  ['タロウ', 'タロウ'],
  ['さゝき', 'サヽキ'],
  ['Smith', 'Smith'],
])('%s in katakana is %s', (typed, katakana) => {
  expect(toKatakana(typed)).toBe(katakana);
});

test.each([
  ['ヤマダ', true],
  ['ジョン・スミス', true],
  ['ヴァン ヘルシング', true],
  ["O'Brien-Smith", true],
  ['José', true],
  ['山田', false],
  ['ヤマダ1', false],
  ['ヤマダTaro', false],
  ['김', false],
  ['😀', false],
])('%s is a reading: %s', (text, expected) => {
  expect(isReading(text)).toBe(expected);
});

test.each([
  ['42', true],
  ['-3', true],
  ['1.5', true],
  ['', false],
  ['1,000', false],
  ['abc', false],
  ['12a', false],
  ['١٢', false],
  ['1.', false],
])('%s is a number: %s [PROFILE-036]', (text, expected) => {
  expect(isNumber(text)).toBe(expected);
});

test.each([
  ['03-1234-5678', true],
  ['+81 (3) 1234 5678', true],
  ['09012345678', true],
  ['abc', false],
  ['03-1234-5678 ext.2', false],
  ['03/1234', false],
  ['- ( )', false],
  ['٠٣', false],
])('%s is a telephone number: %s [PROFILE-040, PROFILE-041]', (text, expected) => {
  expect(isTelephone(text)).toBe(expected);
});

describe('a telephone number', () => {
  test.each([
    ['03-1234-5678', '03-1234-5678'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['０３ー１２３４ー５６７８', '03-1234-5678'],
    ['03‐1234―5678', '03-1234-5678'],
    ['03−1234─5678', '03-1234-5678'],
    ['03.1234.5678', '03-1234-5678'],
    ['（０３）１２３４－５６７８', '(03)1234-5678'],
    ['＋８１　９０　１２３４　５６７８', '+81 90 1234 5678'],
    ['\u202a+81 90-1234-5678\u202c', '+81 90-1234-5678'],
    ['\u200b03\u00ad1234\ufeff5678', '0312345678'],
    ['TEL: 03-1234-5678', '03-1234-5678'],
    ['tel:+81312345678', '+81312345678'],
    ['℡０３－１２３４－５６７８', '03-1234-5678'],
    ['電話番号：03-1234-5678。', '03-1234-5678'],
    ['03-1234-5678、', '03-1234-5678'],
  ])('typed as %j is %j', (typed, tidy) => {
    expect(tidyTelephone(typed)).toBe(tidy);
    expect(isTelephone(tidy)).toBe(true);
  });

  test.each(['', 'abc', '内線12', '03-1234-5678 内線12', 'FAX 03-1234-5678', '03/1234/5678', 'TEL'])(
    '%j is none that is plain',
    (typed) => {
      expect(isTelephone(tidyTelephone(typed))).toBe(false);
    },
  );

  test('in its stored form stays as it is', () => {
    const unit = fc.constantFrom(...Array.from('0９+＋-－ー‐.()（） 　。、'), 'TEL', '電話', ':', '\u200b');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 16 }), (typed) => {
        const tidy = tidyTelephone(typed);
        if (isTelephone(tidy)) expect(tidyTelephone(tidy)).toBe(tidy);
      }),
    );
  });
});
