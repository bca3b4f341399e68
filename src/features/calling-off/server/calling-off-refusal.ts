import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type CallingOffTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const callingOffTexts: Record<LanguageCode, CallingOffTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: why an event is not called off, or its run not changed. */
export function refuseCallingOff(problem: keyof CallingOffTexts['problems']): Refusal {
  return new Refusal(status.conflict, (language) => callingOffTexts[language].problems[problem]);
}
