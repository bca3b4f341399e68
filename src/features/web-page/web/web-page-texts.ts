import { defineTexts } from '#web/texts/texts.ts';
import type { WebPageTexts } from '../texts/jpn.ts';

export const webPageTexts = defineTexts<WebPageTexts>(import.meta.glob('../texts/*.ts'));
