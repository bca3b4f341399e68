import { defineTexts } from '#web/texts/texts.ts';
import type { EventListTexts } from '../../texts/jpn.ts';

export const eventListTexts = defineTexts<EventListTexts>({
  jpn: () => import('../../texts/jpn.ts'),
  eng: () => import('../../texts/eng.ts'),
  chi: () => import('../../texts/chi.ts'),
  zhtw: () => import('../../texts/zhtw.ts'),
  kor: () => import('../../texts/kor.ts'),
});
