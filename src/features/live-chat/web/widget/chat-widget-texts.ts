import { defineTexts } from '#web/texts/texts.ts';
import type { ChatWidgetTexts } from './texts/jpn.ts';

export const chatWidgetTexts = defineTexts<ChatWidgetTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});
