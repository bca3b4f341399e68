import type { LanguageCode } from './language.ts';

/** What stands between the ends of a range, with no space around it: 10:00〜17:00. */
export const rangeSign: Readonly<Record<LanguageCode, string>> = {
  jpn: '〜',
  eng: '–',
  chi: '～',
  zhtw: '～',
  kor: '~',
};
