import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from './language.ts';
import { formatYen } from './yen.ts';

test.each([
  [12_000, '12,000円', '¥12,000'],
  [999, '999円', '¥999'],
  [1_000, '1,000円', '¥1,000'],
  [1_234_567, '1,234,567円', '¥1,234,567'],
  [-500, '-500円', '-¥500'],
])('%d yen are written without decimals [FORMAT-004, FORMAT-008]', (yen, jpn, eng) => {
  expect(formatYen(yen, 'jpn')).toBe(jpn);
  expect(formatYen(yen, 'eng')).toBe(eng);
});

test('yen cannot be read as yuan in Chinese and Korean [FORMAT-008]', () => {
  expect(formatYen(12_000, 'chi')).toBe('12,000日元');
  expect(formatYen(12_000, 'zhtw')).toBe('12,000日圓');
  expect(formatYen(-500, 'kor')).toBe('-500엔');
});

test('a price of 0 is a word [FORMAT-008]', () => {
  expect(languageCodes.map((language) => formatYen(0, language))).toEqual(['無料', 'Free', '免费', '免費', '무료']);
});

test('every price can be read back, in groups of three [FORMAT-004]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.constantFrom(...languageCodes), (yen, language) => {
      const text = formatYen(yen, language);
      expect(Number(text.replace(/[^\d]/g, ''))).toBe(yen);
      expect(text).toMatch(/^¥?\d{1,3}(,\d{3})*(円|日元|日圓|엔)?$/);
    }),
  );
});
