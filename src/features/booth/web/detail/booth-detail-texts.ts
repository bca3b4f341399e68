import { defineTexts } from '#web/texts/texts.ts';
import type { BoothDetailTexts } from './texts/jpn.ts';

export const boothDetailTexts = defineTexts<BoothDetailTexts>(import.meta.glob('./texts/*.ts'));
