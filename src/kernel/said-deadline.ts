import { japanTime } from './japan-time.ts';
import type { LanguageCode } from './language.ts';
import { saidDate } from './said-date.ts';

const brackets: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  jpn: ['（', '）'],
  eng: [' (', ')'],
  chi: ['（', '）'],
  zhtw: ['（', '）'],
  kor: ['(', ')'],
};

/** A deadline with its time zone, for readers anywhere; '' for none. */
export function saidDeadline(stored: string | null | undefined, language: LanguageCode): string {
  const said = saidDate(stored, language);
  return said && said + brackets[language].join(japanTime[language]);
}
