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
  return inJapanTime(saidDate(stored, language), language);
}

/** A time in words for readers of a language who may live elsewhere, as in a mail; in Japanese as it is. */
export function withZone(said: string, language: LanguageCode): string {
  return language === 'jpn' ? said : inJapanTime(said, language);
}

/** A time in words with its zone, in every language; '' for none. */
export function inJapanTime(said: string, language: LanguageCode): string {
  return said && said + brackets[language].join(japanTime[language]);
}
