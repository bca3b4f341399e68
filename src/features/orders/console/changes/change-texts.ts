import { defineTexts } from '#web/texts/texts.ts';
import type { ChangeWords } from './texts/jpn.ts';

export const changeTexts = defineTexts<ChangeWords>(
  import.meta.glob('/src/features/orders/console/changes/texts/*.ts'),
);
