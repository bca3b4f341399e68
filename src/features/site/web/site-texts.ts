import { defineTexts } from '#web/texts/texts.ts';
import type { SiteTexts } from '../texts/jpn.ts';

export const siteTexts = defineTexts<SiteTexts>({
  jpn: () => import('../texts/jpn.ts'),
  eng: () => import('../texts/eng.ts'),
  chi: () => import('../texts/chi.ts'),
  zhtw: () => import('../texts/zhtw.ts'),
  kor: () => import('../texts/kor.ts'),
});
