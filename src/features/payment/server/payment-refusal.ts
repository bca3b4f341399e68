import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type PaymentTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, PaymentTexts> = { jpn, eng, chi, zhtw, kor };

/** Nobody charges now: no gateway is configured, or it is under maintenance or does not answer (503, TICKET-119). */
export function refuseMaintenance(): Refusal {
  return new Refusal(
    status.unavailable,
    (language) => texts[language].maintenance,
    undefined,
    () => ({ reason: 'payment', maintenance: true }),
  );
}
