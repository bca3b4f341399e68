import { defineTexts } from '#web/texts/texts.ts';
import type { TimesTexts } from './texts/jpn.ts';

export const timesTexts = defineTexts<TimesTexts>(
  import.meta.glob('/src/features/editor/console/tickets/times/texts/*.ts'),
);
