import { expect, test } from 'vitest';
import { isPostalCode, readPostalCode, searchCodeProblem, tidyPostalCode } from './postal-code.ts';

test.each([
  ['1000001', undefined],
  ['１０００００１', undefined],
  [' 1000001 ', undefined],
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
  ['10-00001', '13', '10-00001', false],
  ['SW1A 1AA', '99', 'SW1A 1AA', true],
  ['SW1A 1AA', '13', 'SW1A 1AA', false],
  ['10115', '99', '10115', true],
  ['<script>', '99', '<script>', false],
])('in an address %j of prefecture %j is stored as %j, and is valid: %s', (typed, prefecture, tidy, isOne) => {
  expect(tidyPostalCode(typed, prefecture)).toBe(tidy);
  expect(isPostalCode(tidy, prefecture)).toBe(isOne);
});
