import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ImportRefusalTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const refusalTexts: Record<LanguageCode, ImportRefusalTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: why an import does not begin or change. */
export function refuseImport(problem: keyof ImportRefusalTexts): Refusal {
  return new Refusal(status.conflict, (language) => refusalTexts[language][problem]);
}
