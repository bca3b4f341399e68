import { toHalfWidth } from '#kernel/half-width.ts';
import { cardDigits, groupCardDigits } from './card-number.ts';

/** The longest card number (ISO/IEC 7812). */
const numberMost = 19;

/** A card number while a member types it: plain digits in the groups of its brand, without other characters. */
export function typedCardNumber(typed: string): string {
  return groupCardDigits(onlyDigits(cardDigits(typed)).slice(0, numberMost));
}

/** An expiry while a member types it. The slash is added after the month; a slash that was typed stays in its place. */
export function typedExpiry(typed: string): string {
  const text = toHalfWidth(typed)
    .replace(/[^\d/-]/g, '')
    .replaceAll('-', '/')
    .slice(0, 7);
  if (!/^\d{3,}$/.test(text)) return text;
  return `${text.slice(0, 2)}/${text.slice(2, 6)}`;
}

/** A security code while a member types it. */
export function typedCode(typed: string): string {
  return onlyDigits(toHalfWidth(typed)).slice(0, 4);
}

/** Where the caret stands in a grouped number after this many digits. */
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
