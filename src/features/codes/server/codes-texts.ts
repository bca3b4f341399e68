import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type CodesTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const codesTexts: Record<LanguageCode, CodesTexts> = { jpn, eng, chi, zhtw, kor };

export function refuseCodes(say: (words: CodesTexts['refused']) => string): Refusal {
  return new Refusal(status.conflict, (language) => say(codesTexts[language].refused));
}

export function refuseField(field: string, say: (words: CodesTexts['refused']) => string): Refusal {
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language): FieldErrors => ({ [field]: [say(codesTexts[language].refused)] }),
  );
}
