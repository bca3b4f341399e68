import type { LanguageCode } from '#kernel/language.ts';

/** The typefaces of a receipt, named after the script that each is made for. */
export type TypeName = 'japanese' | 'korean' | 'simplified' | 'traditional';

/** Each country draws Han letters in its own way, so the reader's own typeface comes first. */
const orders: Record<LanguageCode, readonly TypeName[]> = {
  jpn: ['japanese', 'korean', 'simplified', 'traditional'],
  eng: ['japanese', 'korean', 'simplified', 'traditional'],
  kor: ['korean', 'japanese', 'traditional', 'simplified'],
  chi: ['simplified', 'japanese', 'traditional', 'korean'],
  zhtw: ['traditional', 'japanese', 'simplified', 'korean'],
};

/** The order for a visitor's name; one without Han letters and Hangul looks like the rest of the receipt. */
export function nameTypeOrder(name: string, language: LanguageCode): readonly TypeName[] {
  return orders[/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? language : 'jpn'];
}

/** The order for an organiser's text: the typeface of the receipt first, then those of the organiser's language. */
export function sheetTypeOrder(language: LanguageCode): readonly TypeName[] {
  return ['japanese', ...orders[language].filter((name) => name !== 'japanese')];
}
