import { keptTexts } from '#console/kept-texts.ts';
import type { NavTexts } from './texts/jpn.ts';

export const navTexts = keptTexts<NavTexts>(
  import.meta.glob('/src/features/exhibitor/console/nav/texts/*.ts', { eager: true }),
);
