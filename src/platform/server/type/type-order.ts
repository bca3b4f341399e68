import type { LanguageCode } from '#kernel/language.ts';

/** The typefaces of what is printed, named after the script that each is made for; `rare` has kanji of names, as 𠮷. */
export type TypeName = 'japanese' | 'rare' | 'korean' | 'simplified' | 'traditional';

/** Each country draws Han letters in its own way, so the reader's own typeface comes first. */
const orders: Record<LanguageCode, readonly TypeName[]> = {
  jpn: ['japanese', 'rare', 'korean', 'simplified', 'traditional'],
  eng: ['japanese', 'rare', 'korean', 'simplified', 'traditional'],
  kor: ['korean', 'japanese', 'traditional', 'simplified', 'rare'],
  chi: ['simplified', 'japanese', 'traditional', 'korean', 'rare'],
  zhtw: ['traditional', 'japanese', 'simplified', 'korean', 'rare'],
};

/** The order for a visitor's name; one without Han letters and Hangul looks like the rest of the print. */
export function nameTypeOrder(name: string, language: LanguageCode): readonly TypeName[] {
  return orders[/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? language : 'jpn'];
}

/** The order for an organiser's text: the typeface of the print first, then those of the organiser's language. */
export function sheetTypeOrder(language: LanguageCode): readonly TypeName[] {
  return ['japanese', ...orders[language].filter((name) => name !== 'japanese')];
}
