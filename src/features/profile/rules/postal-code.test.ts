import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostalCode, readPostalCode, searchCodeProblem, tidyPostalCode } from './postal-code.ts';

test.each([
  ['1000001', undefined],
  ['１０００００１', undefined],
  [' 1000001 ', undefined],
  ['〒1000001', undefined],
  ['〒 １００ ０００１', undefined],
  ['\u200b1000001\ufeff', undefined],
  ['1000001。', undefined],
  ['100‐0001', 'postalCodeHyphen'],
  ['〒100−0001', 'postalCodeHyphen'],
  ['〒', 'required'],
  ['', 'required'],
  ['100-0001', 'postalCodeHyphen'],
  ['１００－０００１', 'postalCodeHyphen'],
  ['100ー0001', 'postalCodeHyphen'],
  ['100001', 'postalCode'],
  ['10000011', 'postalCode'],
  ['abcdefg', 'postalCode'],
  ['١٠٠٠٠٠١', 'postalCode'],
])('the address search says of %j: %s [PROFILE-042]', (typed, problem) => {
  expect(searchCodeProblem(typed)).toBe(problem);
});

test('seven digits may be half-width or full-width', () => {
  expect(readPostalCode('１０００００１')).toBe('1000001');
  expect(readPostalCode('100-0001')).toBeUndefined();
});

test.each([
  ['100-0001', '13', '1000001', true],
  ['１００－０００１', '13', '1000001', true],
  ['1000001', '', '1000001', true],
  ['〒100-0001', '13', '1000001', true],
  ['〒１００ー０００１', '13', '1000001', true],
  ['〶100‐0001', '13', '1000001', true],
  ['100 ― 0001', '13', '1000001', true],
  ['1 0 0 0 0 0 1', '13', '1000001', true],
  ['\u202a100−0001\u202c。', '13', '1000001', true],
  ['10-00001', '13', '10-00001', false],
  ['100--0001', '13', '100--0001', false],
  ['100-0001 東京都', '13', '100-0001 東京都', false],
  ['SW1A 1AA', '99', 'SW1A 1AA', true],
  ['SW1A 1AA', '13', 'SW1A 1AA', false],
  ['10115', '99', '10115', true],
  ['<script>', '99', '<script>', false],
])('in an address %j of prefecture %j is stored as %j, and is valid: %s', (typed, prefecture, tidy, isOne) => {
  expect(tidyPostalCode(typed, prefecture)).toBe(tidy);
  expect(isPostalCode(tidy, prefecture)).toBe(isOne);
});

test('a tidy code stays as it is, whatever was pasted', () => {
  const unit = fc.constantFrom(...Array.from('019０９-－ー‐―− 　〒〶。、A'), '\u200b', '\ufeff');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), fc.constantFrom('13', '99', ''), (typed, prefecture) => {
      const tidy = tidyPostalCode(typed, prefecture);
      if (isPostalCode(tidy, prefecture)) expect(tidyPostalCode(tidy, prefecture)).toBe(tidy);
    }),
  );
});

test('seven digits are found between whatever people put among them', () => {
  const between = fc.string({ unit: fc.constantFrom(' ', '　', '\u200b'), maxLength: 2 });
  const hyphen = fc.constantFrom('', ...Array.from('-－ー‐‑―−–'));
  const code = fc.stringMatching(/^\d{7}$/);
  fc.assert(
    fc.property(code, between, between, hyphen, fc.constantFrom('', '〒'), (digits, one, other, dash, mark) => {
      const typed = `${mark}${one}${digits.slice(0, 3)}${one}${dash}${other}${digits.slice(3)}${other}`;
      expect(tidyPostalCode(typed, '13')).toBe(digits);
    }),
  );
});
