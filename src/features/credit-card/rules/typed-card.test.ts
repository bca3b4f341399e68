import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExpiry } from './card-problems.ts';
import { caretBehind, onlyDigits, typedCardNumber, typedCode, typedExpiry } from './typed-card.ts';

describe('while it is typed', () => {
  test.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242 4242-4242４２４２', '4242 4242 4242 4242'],
    ['3782822', '3782 822'],
    ['4242 abc', '4242'],
    ['42424242424242424242424', '4242 4242 4242 4242 424'],
    ['', ''],
  ])('the number %j is shown as %j', (typed, shown) => expect(typedCardNumber(typed)).toBe(shown));

  test.each([
    ['0', '0'],
    ['04', '04'],
    ['042', '04/2'],
    ['0428', '04/28'],
    ['04/', '04/'],
    ['4/28', '4/28'],
    ['04-28', '04/28'],
    ['０４／２８', '04/28'],
    ['042028', '04/2028'],
    ['04 / 2028', '04/2028'],
    ['04/20289', '04/2028'],
    ['x', ''],
  ])('the expiry %j is shown as %j', (typed, shown) => expect(typedExpiry(typed)).toBe(shown));

  test.each([
    ['12', '12'],
    ['１２３４', '1234'],
    ['12345', '1234'],
    ['1a2', '12'],
  ])('the code %j is shown as %j', (typed, shown) => expect(typedCode(typed)).toBe(shown));

  test('formatting a formatted text changes nothing', () => {
    expect(typedExpiry('0000000/')).toBe('00/0000');
    const text = fc.string({ unit: fc.constantFrom('0', '3', '4', '7', ' ', '/', '-', 'x', '４') });
    fc.assert(
      fc.property(text, (typed) => {
        for (const show of [typedCardNumber, typedExpiry, typedCode]) expect(show(show(typed))).toBe(show(typed));
      }),
    );
  });

  test('an expiry keeps its meaning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const typed = `${String(month).padStart(2, '0')}${String(year).padStart(2, '0')}`;
        expect(parseExpiry(typedExpiry(typed))).toEqual({ year: 2000 + year, month });
      }),
    );
  });
});

describe('the caret', () => {
  test.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['4242', 9, 4],
  ])('in %j, after %i digits, stands at %i', (grouped, digits, place) =>
    expect(caretBehind(grouped, digits)).toBe(place),
  );

  test('has as many digits before it as it had', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), fc.nat(19), (typed, digits) => {
        const grouped = typedCardNumber(typed);
        const behind = Math.min(digits, onlyDigits(grouped).length);
        expect(onlyDigits(grouped.slice(0, caretBehind(grouped, behind)))).toHaveLength(behind);
      }),
    );
  });
});
