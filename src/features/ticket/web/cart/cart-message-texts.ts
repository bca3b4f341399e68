import { defineTexts } from '#web/texts/texts.ts';
import type { CartMessageTexts } from './texts/jpn.ts';

export const cartMessageTexts = defineTexts<CartMessageTexts>(import.meta.glob('./texts/*.ts'));
