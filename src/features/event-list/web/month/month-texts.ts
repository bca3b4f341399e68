import { defineTexts } from '#web/texts/texts.ts';
import type { MonthTexts } from './texts/jpn.ts';

export const monthTexts = defineTexts<MonthTexts>(import.meta.glob('./texts/*.ts'));
