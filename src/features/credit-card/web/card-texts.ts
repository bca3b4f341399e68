import { defineTexts } from '#web/texts/texts.ts';
import type { CardTexts } from '../texts/jpn.ts';

export const cardTexts = defineTexts<CardTexts>(import.meta.glob('../texts/*.ts'));
