import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';

/**
 * What somebody judges who says that a text is right as it stands: the same words are the same judgement wherever they
 * stand, and other words are another one. The browser knows by it whether what is typed is still what was judged.
 */
export const markOfWords = (text: LocalizedText, language: LanguageCode): string =>
  shortHash(JSON.stringify([language, text[language] ?? '']));

/** Of a translation beside the original, which is the text in the first language of the site. */
export const markOfTranslation = (text: LocalizedText, language: LanguageCode, first: LanguageCode): string =>
  shortHash(JSON.stringify([language, text[language] ?? '', first, text[first] ?? '']));

/** As `shortHash` writes them. */
export const textMark = /^[0-9a-f]{16}$/;

/** 64 bits of a text, by two sums over its letters: texts of one site do not share them by chance, and nobody gains by it. */
function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    other = Math.imul(other ^ letter, 1597334677);
  }
  const mixed = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  const rest = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return [mixed, rest].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
