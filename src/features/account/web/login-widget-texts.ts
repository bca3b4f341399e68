import { defineTexts } from '#web/texts/texts.ts';
import type { LoginWidgetTexts } from './widget/texts/jpn.ts';

export const loginWidgetTexts = defineTexts<LoginWidgetTexts>({
  jpn: () => import('./widget/texts/jpn.ts'),
  eng: () => import('./widget/texts/eng.ts'),
  chi: () => import('./widget/texts/chi.ts'),
  zhtw: () => import('./widget/texts/zhtw.ts'),
  kor: () => import('./widget/texts/kor.ts'),
});
