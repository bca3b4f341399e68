import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type CardTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, CardTexts> = { jpn, eng, chi, zhtw, kor };

const statusOf = {
  cardInvalid: status.invalid,
  registrationFailed: status.unavailable,
  cardGone: status.notFound,
  cardWaits: status.conflict,
} as const;

export function cardRefusal(key: keyof typeof statusOf): Refusal {
  const details = key === 'cardWaits' ? () => ({ reason: 'cardWaits' as const }) : undefined;
  return new Refusal(statusOf[key], (language) => texts[language].messages[key], undefined, details);
}

/** What a full limit says. */
export const sayTooManyTries = (language: LanguageCode): string => texts[language].messages.tooManyTries;

/** 409: the provider keeps no more cards for this member. */
export function limitRefusal(limit: number): Refusal {
  return new Refusal(status.conflict, (language) => texts[language].messages.limit(limit));
}

/** 422 for a missing field. */
export function missingRefusal(fields: readonly string[]): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => Object.fromEntries(fields.map((field) => [field, [commonTexts[language].inputRequired]])),
  );
}
