import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrandOf, cardDigits, groupCardDigits, isCardNumber } from './card-number.ts';

/** Numbers that providers publish for tests. */
const numbers = [
  ['4242424242424242', 'VISA'],
  ['4222222222222', 'VISA'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['3566002020360505', 'JCB'],
  ['3530111333300000', 'JCB'],
  ['378282246310005', 'American Express'],
  ['30569309025904', 'Diners Club'],
  ['36227206271667', 'Diners Club'],
  ['6011111111111117', 'Discover'],
  ['6200000000000005', 'UnionPay'],
] as const;

describe('a card number', () => {
  test.each(numbers)('%s is one of %s', (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand);
    expect(isCardNumber(digits)).toBe(true);
  });

  test.each([
    '',
    '4242424242424241',
    '424242424242424',
    '42424242424242424242',
    '9999999999999995',
    '0000000000000000',
    '2221',
    '4242 4242 4242 4242',
    '４２４２４２４２４２４２４２４２',
    '424242424242424a',
    '5105105105105101',
  ])('%j is no card number', (digits) => expect(isCardNumber(digits)).toBe(false));

  test.each([
    ['2220', undefined],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', undefined],
    ['3527', undefined],
    ['3528', 'JCB'],
    ['3589', 'JCB'],
    ['3590', undefined],
    ['306', undefined],
    ['50', undefined],
  ])('that begins with %s has the brand %s', (digits, brand) => expect(cardBrandOf(digits)).toBe(brand));

  test('is read as people type it', () => {
    expect(cardDigits(' ４２４２－4242 4242‐４２４２')).toBe('4242424242424242');
  });

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['424242', '4242 42'],
    ['', ''],
  ])('%s is shown as %s', (digits, shown) => expect(groupCardDigits(digits)).toBe(shown));

  test('keeps its digits in groups', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '3', '4', '6', '7'), maxLength: 24 }), (digits) => {
        expect(groupCardDigits(digits).replaceAll(' ', '')).toBe(digits);
      }),
    );
  });

  test('with one wrong digit or two exchanged neighbours is refused', () => {
    const place = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(fc.constantFrom(...numbers), place, fc.integer({ min: 1, max: 9 }), ([digits], at, by) => {
        const where = at % digits.length;
        const wrong = (Number(digits[where]) + by) % 10;
        expect(isCardNumber(digits.slice(0, where) + wrong + digits.slice(where + 1))).toBe(false);
      }),
    );
    expect(isCardNumber('5555555555554444'.replace('54', '45'))).toBe(false);
  });
});
