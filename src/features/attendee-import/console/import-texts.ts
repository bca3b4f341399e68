import { defineTexts } from '#web/texts/texts.ts';
import type { ImportTexts } from './texts/jpn.ts';

export const importTexts = defineTexts<ImportTexts>(
  import.meta.glob('/src/features/attendee-import/console/texts/*.ts'),
);
