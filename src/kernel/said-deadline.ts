import type { LanguageCode } from './language.ts';
import { saidDate } from './said-date.ts';

const inJapan: Readonly<Record<LanguageCode, string>> = {
  jpn: '（日本時間）',
  eng: ' (Japan time)',
  chi: '（日本时间）',
  zhtw: '（日本時間）',
  kor: '(일본 시간)',
};

/** A deadline with its time zone, for readers anywhere; '' for none. */
export function saidDeadline(stored: string | null | undefined, language: LanguageCode): string {
  const said = saidDate(stored, language);
  return said && said + inJapan[language];
}
