import type { LanguageCode } from '#kernel/language.ts';

/** The types a sheet can be set in, by what they are made for. */
export type TypeName = 'japanese' | 'korean' | 'simplified' | 'traditional';

/** Han letters are drawn differently where they are written: a reader's own way is first. */
const orders: Record<LanguageCode, readonly TypeName[]> = {
  jpn: ['japanese', 'korean', 'simplified', 'traditional'],
  eng: ['japanese', 'korean', 'simplified', 'traditional'],
  kor: ['korean', 'japanese', 'traditional', 'simplified'],
  chi: ['simplified', 'japanese', 'traditional', 'korean'],
  zhtw: ['traditional', 'japanese', 'simplified', 'korean'],
};

/** Where the letters of a visitor's name are looked for: a name without Han letters and Hangul is set as all the rest. */
export function nameTypeOrder(name: string, language: LanguageCode): readonly TypeName[] {
  return orders[/[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ? language : 'jpn'];
}

/** Where the letters of an organiser's text are looked for: in the type of the sheet, then as their own language is written. */
export function sheetTypeOrder(language: LanguageCode): readonly TypeName[] {
  return ['japanese', ...orders[language].filter((name) => name !== 'japanese')];
}
