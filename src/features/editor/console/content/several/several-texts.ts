import { defineTexts } from '#web/texts/texts.ts';
import type { SeveralTexts } from './texts/jpn.ts';

export const severalTexts = defineTexts<SeveralTexts>(
  import.meta.glob('/src/features/editor/console/content/several/texts/*.ts'),
);
