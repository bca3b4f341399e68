import { defineTexts } from '#web/texts/texts.ts';
import type { SalesTexts } from './texts/jpn.ts';

export const salesTexts = defineTexts<SalesTexts>(import.meta.glob('/src/features/ticket/console/texts/*.ts'));
