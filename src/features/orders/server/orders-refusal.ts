import type { LanguageCode } from '#kernel/language.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type OrdersMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const messages: Record<LanguageCode, OrdersMessages> = { jpn, eng, chi, zhtw, kor };

/** Said in the organiser's language. */
export function ordersRefusal(code: number, words: (messages: OrdersMessages) => string): Refusal {
  return new Refusal(code, (language) => words(messages[language]));
}
