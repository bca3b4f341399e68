import { defineTexts } from '#web/texts/texts.ts';
import type { ChangeTexts } from './texts/jpn.ts';

export const changeTexts = defineTexts<ChangeTexts>(
  import.meta.glob('/src/features/editor/console/changes/texts/*.ts'),
);
