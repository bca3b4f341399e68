import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type AttendeeTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const attendeeTexts: Record<LanguageCode, AttendeeTexts> = { jpn, eng, chi, zhtw, kor };

export function refuseFile(say: (words: AttendeeTexts['refused']) => string): Refusal {
  return new Refusal(status.conflict, (language) => say(attendeeTexts[language].refused));
}
