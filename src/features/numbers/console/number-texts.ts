import { defineTexts } from '#web/texts/texts.ts';
import type { NumberScreenTexts } from './texts/jpn.ts';

export const numberTexts = defineTexts<NumberScreenTexts>(import.meta.glob('/src/features/numbers/console/texts/*.ts'));
