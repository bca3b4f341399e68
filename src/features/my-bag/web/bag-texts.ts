import { defineTexts } from '#web/texts/texts.ts';
import type { BagTexts } from '../texts/jpn.ts';

export const bagTexts = defineTexts<BagTexts>(import.meta.glob('../texts/*.ts'));
