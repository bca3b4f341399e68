import type { LanguageCode } from '#kernel/language.ts';
import chi from '#kernel/texts/chi.ts';
import eng from '#kernel/texts/eng.ts';
import jpn, { type CommonTexts } from '#kernel/texts/jpn.ts';
import kor from '#kernel/texts/kor.ts';
import zhtw from '#kernel/texts/zhtw.ts';
import refusalsChi from './texts/chi.ts';
import refusalsEng from './texts/eng.ts';
import refusalsJpn, { type RefusalTexts } from './texts/jpn.ts';
import refusalsKor from './texts/kor.ts';
import refusalsZhtw from './texts/zhtw.ts';

/** The common catalogue of each language with what the server alone says. */
export const commonTexts: Record<LanguageCode, CommonTexts & RefusalTexts> = {
  jpn: { ...jpn, ...refusalsJpn },
  eng: { ...eng, ...refusalsEng },
  chi: { ...chi, ...refusalsChi },
  zhtw: { ...zhtw, ...refusalsZhtw },
  kor: { ...kor, ...refusalsKor },
};
