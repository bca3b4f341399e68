import { toHalfWidth } from '#kernel/half-width.ts';
import { cardDigits, groupCardDigits } from './card-number.ts';

/** No card's number is longer (ISO/IEC 7812). */
const numberMost = 19;

/** A card number while it is typed: plain digits in the groups of its brand; what is no digit goes. */
export function typedCardNumber(typed: string): string {
  return groupCardDigits(onlyDigits(cardDigits(typed)).slice(0, numberMost));
}

/** An expiry while it is typed: the slash comes by itself after the month; one that was typed stays where it is. */
export function typedExpiry(typed: string): string {
  const text = toHalfWidth(typed)
    .replace(/[^\d/-]/g, '')
    .replaceAll('-', '/')
    .slice(0, 7);
  if (!/^\d{3,}$/.test(text)) return text;
  return `${text.slice(0, 2)}/${text.slice(2, 6)}`;
}

/** A security code while it is typed. */
export function typedCode(typed: string): string {
  return onlyDigits(toHalfWidth(typed)).slice(0, 4);
}

/** Where the caret stands in a grouped number when it stood behind so many digits. */
export function caretBehind(grouped: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(grouped.charAt(place))) seen += 1;
  }
  return grouped.length;
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
