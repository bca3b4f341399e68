import type { LanguageCode } from '#kernel/language.ts';
import chi from '#kernel/texts/chi.ts';
import eng from '#kernel/texts/eng.ts';
import jpn, { type CommonTexts } from '#kernel/texts/jpn.ts';
import kor from '#kernel/texts/kor.ts';
import zhtw from '#kernel/texts/zhtw.ts';

/** The common catalogue of each language, for messages of the server itself. */
export const commonTexts: Record<LanguageCode, CommonTexts> = { jpn, eng, chi, zhtw, kor };
