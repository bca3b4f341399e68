import { defineTexts } from '#web/texts/texts.ts';
import type { QuestionTexts } from './texts/jpn.ts';

export const questionTexts = defineTexts<QuestionTexts>(
  import.meta.glob('/src/features/editor/console/content/questions/texts/*.ts'),
);
