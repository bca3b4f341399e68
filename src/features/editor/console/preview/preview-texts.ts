import { defineTexts } from '#web/texts/texts.ts';
import type { PreviewTexts } from './texts/jpn.ts';

export const previewTexts = defineTexts<PreviewTexts>(
  import.meta.glob('/src/features/editor/console/preview/texts/*.ts'),
);
