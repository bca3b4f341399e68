import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import chi from '../../texts/safety/chi.ts';
import eng from '../../texts/safety/eng.ts';
import jpn, { type ChatSafetyTexts } from '../../texts/safety/jpn.ts';
import kor from '../../texts/safety/kor.ts';
import zhtw from '../../texts/safety/zhtw.ts';

const texts: Record<LanguageCode, ChatSafetyTexts> = { jpn, eng, chi, zhtw, kor };

export function safetyWords(language: LanguageCode): ChatSafetyTexts {
  return texts[language];
}

export function refuseReports(most: number, waitMs: number): Refusal {
  return refuseTooMany(waitMs, (language) => texts[language].tooManyReports(most));
}

/** 422 at the words of a report. */
export function refuseText(most: number): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => ({ text: [texts[language].textTooLong(most)] }),
  );
}
