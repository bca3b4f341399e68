import { defineTexts } from '#web/texts/texts.ts';
import type { BoothVisitorTexts } from './texts/jpn.ts';

export const boothVisitorTexts = defineTexts<BoothVisitorTexts>(
  import.meta.glob('/src/features/booth/console/texts/*.ts'),
);
