import { defineTexts } from '#web/texts/texts.ts';
import type { IncomingTexts } from './texts/jpn.ts';

export const incomingTexts = defineTexts<IncomingTexts>(
  import.meta.glob('/src/features/bank/console/incoming/texts/*.ts'),
);
