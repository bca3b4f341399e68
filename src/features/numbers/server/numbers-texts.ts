import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type NumbersTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const numbersTexts: Record<LanguageCode, NumbersTexts> = { jpn, eng, chi, zhtw, kor };

export function refuseNumbers(field: string, say: (words: NumbersTexts['refused']) => string): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language): FieldErrors => ({ [field]: [say(numbersTexts[language].refused)] }),
  );
}
