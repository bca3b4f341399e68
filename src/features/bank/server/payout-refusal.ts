import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type PayoutTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const payoutTexts: Record<LanguageCode, PayoutTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: why no file is made, or a file not changed. */
export function refusePayout(problem: keyof PayoutTexts['problems']): Refusal {
  return new Refusal(status.conflict, (language) => payoutTexts[language].problems[problem]);
}
