import { defineTexts } from '#web/texts/texts.ts';
import type { ExhibitorTexts } from './texts/jpn.ts';

export const exhibitorTexts = defineTexts<ExhibitorTexts>(
  import.meta.glob('/src/features/exhibitor/console/texts/*.ts'),
);
