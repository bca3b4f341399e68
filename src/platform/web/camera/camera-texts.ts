import { defineTexts } from '../texts/texts.ts';
import type { CameraTexts } from './texts/jpn.ts';

export const cameraTexts = defineTexts<CameraTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});
