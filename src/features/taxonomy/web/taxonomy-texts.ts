import { defineTexts } from '#web/texts/texts.ts';
import type { TaxonomyTexts } from '../texts/jpn.ts';

export const taxonomyTexts = defineTexts<TaxonomyTexts>({
  jpn: () => import('../texts/jpn.ts'),
  eng: () => import('../texts/eng.ts'),
  chi: () => import('../texts/chi.ts'),
  zhtw: () => import('../texts/zhtw.ts'),
  kor: () => import('../texts/kor.ts'),
});
