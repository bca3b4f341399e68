import { defineTexts } from '#web/texts/texts.ts';
import type { CallingOffWords } from './texts/jpn.ts';

export const callingOffWords = defineTexts<CallingOffWords>(
  import.meta.glob('/src/features/calling-off/console/texts/*.ts'),
);
