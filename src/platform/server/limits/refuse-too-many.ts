import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sayWait } from './wait-words.ts';

const second = 1_000;

/** 429: says what was done too often, and when it may be tried again; so does its header Retry-After. */
export function refuseTooMany(
  waitMs: number,
  say: (language: LanguageCode) => string = (language) => commonTexts[language].tooMany,
): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / second));
  const space = (language: LanguageCode): string => (language === 'eng' || language === 'kor' ? ' ' : '');
  const refusal = new Refusal(
    status.tooMany,
    (language) => say(language) + space(language) + sayWait(seconds, language),
  );
  refusal.retryAfter = seconds;
  return refusal;
}
