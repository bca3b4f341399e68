import { defineTexts } from '#web/texts/texts.ts';
import type { ContentTexts } from './texts/jpn.ts';

export const contentTexts = defineTexts<ContentTexts>(
  import.meta.glob('/src/features/editor/console/content/texts/*.ts'),
);
