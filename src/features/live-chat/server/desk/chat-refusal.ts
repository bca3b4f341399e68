import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import chi from '../../texts/chi.ts';
import eng from '../../texts/eng.ts';
import jpn, { type ChatServerTexts } from '../../texts/jpn.ts';
import kor from '../../texts/kor.ts';
import zhtw from '../../texts/zhtw.ts';

const texts: Record<LanguageCode, ChatServerTexts> = { jpn, eng, chi, zhtw, kor };

export type Words = (say: ChatServerTexts) => string;

export function refuseSaying(code: number, words: Words): Refusal {
  return new Refusal(code, (language) => words(texts[language]));
}

/** 429 until the wait is over. */
export function refuseOften(waitMs: number, words: Words): Refusal {
  return refuseTooMany(waitMs, (language) => words(texts[language]));
}

/** 422 with a message at each field. */
export function refuseFields(problems: Readonly<Record<string, Words>>): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) =>
      Object.fromEntries(
        Object.entries(problems).map(([field, words]) => [field, [words(texts[language])]]),
      ) satisfies FieldErrors,
  );
}

export function refuseTooFast(waitMs: number): Refusal {
  return refuseOften(waitMs, (say) => say.tooFast);
}

/** 404 in words about a person. */
export function refusePerson(): Refusal {
  return refuseSaying(status.notFound, (say) => say.noPerson);
}

/** 403 with the organiser's reason. */
export function refuseSuspended(reason: string): Refusal {
  return refuseSaying(status.forbidden, (say) => say.suspended(reason));
}
