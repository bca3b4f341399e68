import { defineTexts } from '#web/texts/texts.ts';
import type { DayTexts } from './texts/jpn.ts';

export const dayTexts = defineTexts<DayTexts>(import.meta.glob('./texts/*.ts'));
