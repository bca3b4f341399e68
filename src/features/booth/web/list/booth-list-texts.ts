import { defineTexts } from '#web/texts/texts.ts';
import type { BoothListTexts } from './texts/jpn.ts';

export const boothListTexts = defineTexts<BoothListTexts>(import.meta.glob('./texts/*.ts'));
