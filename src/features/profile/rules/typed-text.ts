import { toHalfWidth } from '#kernel/half-width.ts';

// Invisible marks, such as those that turn the writing direction. Nobody types them; they come along with text that is
// pasted from an address book.
const stowaways = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;
// Control characters and halves of surrogate pairs.
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * A text in its stored form: composed (NFC), with one kind of line ending and no space around it, so that equal-looking
 * texts are equal.
 */
export function tidyText(typed: string): string {
  return typed.replace(stowaways, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether a tidy text holds invisible characters that do not belong in a name or a sentence. */
export function hasControlCharacters(text: string, { isMultiline = false } = {}): boolean {
  return controls.test(isMultiline ? text.replace(/[\n\t]/g, '') : text);
}

/** Turns all kana into katakana: はなこ and ﾊﾅｺ become ハナコ; other characters stay. */
export function toKatakana(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[‐‑‒–—―−]/g, 'ー');
}

/** A reading is in katakana, or in Roman letters for a name without kana. */
export function isReading(text: string): boolean {
  return /^[ァ-ヺーヽヾ・＝ =]+$/.test(text) || /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(text);
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/**
 * A telephone number in its stored form: plain signs for full-width ones, `-` for what stands for a hyphen, and without
 * `TEL:`, what nobody sees and the end of a sentence.
 */
export function tidyTelephone(typed: string): string {
  return toHalfWidth(typed)
    .replace(/[ー.]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:(?:TEL|電話番号|電話|☎|📞) ?[:-]? ?)+(?=[+(\d])/i, '')
    .replace(/^[ ]+|[ 。、,-]+$/g, '');
}

/** Digits and + - ( ) and space (PROFILE-041), with a digit among them. */
export function isTelephone(text: string): boolean {
  return /^[0-9+\-() ]+$/.test(text) && /\d/.test(text);
}
