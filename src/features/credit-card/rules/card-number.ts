import { toHalfWidth } from '#kernel/half-width.ts';

const cardBrands = ['VISA', 'Mastercard', 'JCB', 'American Express', 'Diners Club', 'Discover', 'UnionPay'] as const;
export type CardBrand = (typeof cardBrands)[number];

interface BrandShape {
  brand: CardBrand;
  begins: RegExp;
  lengths: readonly number[];
  /** The groups of digits of a shown number. */
  groups: readonly number[];
}

const inFours = [4, 4, 4, 4, 3];

/** The ranges as ISO/IEC 7812 issuers publish them; UnionPay before Discover, whose 622 it shares. */
const shapes: readonly BrandShape[] = [
  { brand: 'VISA', begins: /^4/, lengths: [13, 16, 19], groups: inFours },
  { brand: 'Mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], groups: inFours },
  { brand: 'JCB', begins: /^(352[89]|35[3-8])/, lengths: [16, 17, 18, 19], groups: inFours },
  { brand: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { brand: 'Diners Club', begins: /^(30[0-5]|3095|36|3[89])/, lengths: [14, 15, 16, 17, 18, 19], groups: [4, 6, 9] },
  { brand: 'UnionPay', begins: /^62/, lengths: [16, 17, 18, 19], groups: inFours },
  { brand: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], groups: inFours },
];

/** A number as people type it: full-width digits become plain, spaces and hyphens go. */
export function cardDigits(typed: string): string {
  return toHalfWidth(typed).replace(/[\s-]/g, '');
}

/** The brand that the first digits name, also while a member types the number. */
export function cardBrandOf(digits: string): CardBrand | undefined {
  return shapes.find(({ begins }) => begins.test(digits))?.brand;
}

/** Whether digits are a card number: of a known brand, of its length, with the right check digit. */
export function isCardNumber(digits: string): boolean {
  const shape = shapes.find(({ begins }) => begins.test(digits));
  return shape !== undefined && /^\d+$/.test(digits) && shape.lengths.includes(digits.length) && hasCheckDigit(digits);
}

/** Luhn: from the right every second digit is doubled, and all add up to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Digits in the groups they have on the card: 4-4-4-4, of American Express 4-6-5. */
export function groupCardDigits(digits: string): string {
  const { groups } = shapes.find(({ begins }) => begins.test(digits)) ?? { groups: inFours };
  let rest = digits;
  const parts = groups.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [...parts, rest].filter(Boolean).join(' ');
}
