import { defineTexts } from '#web/texts/texts.ts';
import type { InformationTexts } from '../texts/jpn.ts';

export const informationTexts = defineTexts<InformationTexts>(import.meta.glob('../texts/*.ts'));
