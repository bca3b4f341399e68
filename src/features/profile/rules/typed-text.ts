const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Room for one visible character: the longest emoji has 15 code units. More is a text that hides more than it shows. */
const unitsPerCharacter = 16;

/** How many characters a person sees: 👨‍👩‍👧 and が in two code points are one each. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** Whether more than `most` characters can be seen, or so many code units that something must be hidden in them. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most * unitsPerCharacter || (text.length > most && countCharacters(text) > most);
}

// The marks that turn the writing direction for what follows, and others that nobody typed on purpose: they come along
// with what is pasted from an address book.
const stowaways = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;
// Control characters and halves of surrogate pairs.
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** A text as it is kept: composed (NFC), lines ending alike, without space around it. What looks the same is the same. */
export function tidyText(typed: string): string {
  return typed.replace(stowaways, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether a tidy text holds what cannot be seen and does not belong into a name or a sentence. */
export function hasControlCharacters(text: string, { isMultiline = false } = {}): boolean {
  return controls.test(isMultiline ? text.replace(/[\n\t]/g, '') : text);
}

/** Katakana of whatever kana was typed: はなこ and ﾊﾅｺ are ハナコ; other characters stay. */
export function toKatakana(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[‐‑‒–—―−]/g, 'ー');
}

/** A reading: katakana, or Roman letters for a name that has none. */
export function isReading(text: string): boolean {
  return /^[ァ-ヺーヽヾ・＝ =]+$/.test(text) || /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(text);
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Digits and + - ( ) and space (PROFILE-041), with a digit among them. */
export function isTelephone(text: string): boolean {
  return /^[0-9+\-() ]+$/.test(text) && /\d/.test(text);
}
