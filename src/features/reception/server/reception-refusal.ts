import type { LanguageCode } from '#kernel/language.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ReceptionMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const messages: Record<LanguageCode, ReceptionMessages> = { jpn, eng, chi, zhtw, kor };

/** Said in the language of whoever works at the reception. */
export function receptionRefusal(code: number, words: (messages: ReceptionMessages) => string): Refusal {
  return new Refusal(code, (language) => words(messages[language]));
}
