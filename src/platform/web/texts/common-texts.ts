import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { defineTexts } from './texts.ts';

/** The common catalogue; every page has loaded it. */
export const commonTexts = defineTexts<CommonTexts>({
  jpn: () => import('#kernel/texts/jpn.ts'),
  eng: () => import('#kernel/texts/eng.ts'),
  chi: () => import('#kernel/texts/chi.ts'),
  zhtw: () => import('#kernel/texts/zhtw.ts'),
  kor: () => import('#kernel/texts/kor.ts'),
});
