import { navigationTexts } from '#features/navigation/web.ts';
import { defineTexts } from '#web/texts/texts.ts';
import type { MyTicketTexts } from './texts/jpn.ts';

export const myTicketTexts = defineTexts<MyTicketTexts>({
  jpn: () => import('./texts/jpn.ts'),
  eng: () => import('./texts/eng.ts'),
  chi: () => import('./texts/chi.ts'),
  zhtw: () => import('./texts/zhtw.ts'),
  kor: () => import('./texts/kor.ts'),
});

/** The texts of a page with tickets. The days use the texts of the navigation. */
export const myTicketScreenTexts = [myTicketTexts, navigationTexts];
