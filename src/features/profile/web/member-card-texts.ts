import { defineTexts } from '#web/texts/texts.ts';
import type { MemberCardTexts } from './texts/jpn.ts';

/** What the card of a member needs; on a home it comes without the words of the form. */
export const memberCardTexts = defineTexts<MemberCardTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});
