import { defineTexts } from '#web/texts/texts.ts';
import type { ChecklistTexts } from './texts/jpn.ts';

export const checklistTexts = defineTexts<ChecklistTexts>(
  import.meta.glob('/src/features/editor/console/checklist/texts/*.ts'),
);
