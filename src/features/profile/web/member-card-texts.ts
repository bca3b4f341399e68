import { defineTexts } from '#web/texts/texts.ts';
import type { MemberCardTexts } from './texts/jpn.ts';

/** The texts of the member card; a home page loads it without the texts of the form. */
export const memberCardTexts = defineTexts<MemberCardTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});
