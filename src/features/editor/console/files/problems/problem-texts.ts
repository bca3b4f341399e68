import { defineTexts } from '#web/texts/texts.ts';
import type { ProblemTexts } from './texts/jpn.ts';

export const problemTexts = defineTexts<ProblemTexts>(
  import.meta.glob('/src/features/editor/console/files/problems/texts/*.ts'),
);
