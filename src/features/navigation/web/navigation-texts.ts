import { defineTexts } from '#web/texts/texts.ts';
import type { NavigationTexts } from '../texts/jpn.ts';

export const navigationTexts = defineTexts<NavigationTexts>(import.meta.glob('../texts/*.ts'));
