import { defineTexts } from '#web/texts/texts.ts';
import type { DayScreenTexts } from './texts/jpn.ts';

export const dayScreenTexts = defineTexts<DayScreenTexts>(
  import.meta.glob('/src/features/reception/console/texts/*.ts'),
);
