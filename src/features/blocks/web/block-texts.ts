import { defineTexts } from '#web/texts/texts.ts';
import type { BlockTexts } from '../texts/jpn.ts';

export const blockTexts = defineTexts<BlockTexts>({
  jpn: () => import('../texts/jpn.ts'),
  eng: () => import('../texts/eng.ts'),
  chi: () => import('../texts/chi.ts'),
  zhtw: () => import('../texts/zhtw.ts'),
  kor: () => import('../texts/kor.ts'),
});
