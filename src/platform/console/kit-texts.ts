import { defineTexts } from '#web/texts/texts.ts';
import type { KitTexts } from './texts/jpn.ts';

/** Loaded before the console shows anything. */
export const kitTexts = defineTexts<KitTexts>(import.meta.glob('/src/platform/console/texts/*.ts'));
