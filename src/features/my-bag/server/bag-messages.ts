import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type BagTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The messages of the calls about my bag. */
export const bagMessages: Record<LanguageCode, Pick<BagTexts, 'full' | 'changedElsewhere'>> = {
  jpn,
  eng,
  chi,
  zhtw,
  kor,
};
