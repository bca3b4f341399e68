import { defineTexts } from '#web/texts/texts.ts';
import type { MakeBoothTexts } from './texts/jpn.ts';

export const makeBoothTexts = defineTexts<MakeBoothTexts>(
  import.meta.glob('/src/features/editor/console/booth/make/texts/*.ts'),
);
