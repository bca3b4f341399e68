import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/file/chi.ts';
import eng from '../texts/file/eng.ts';
import jpn, { type OrderFileTexts } from '../texts/file/jpn.ts';
import kor from '../texts/file/kor.ts';
import zhtw from '../texts/file/zhtw.ts';

export const orderFileTexts: Record<LanguageCode, OrderFileTexts> = { jpn, eng, chi, zhtw, kor };

export function refuseOrderFile(say: (words: OrderFileTexts) => string): Refusal {
  return new Refusal(status.conflict, (language) => say(orderFileTexts[language]));
}
