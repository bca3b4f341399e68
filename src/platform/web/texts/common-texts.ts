import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { defineTexts } from './texts.ts';

/** The common catalogue; every page has loaded it. */
export const commonTexts = defineTexts<CommonTexts>(import.meta.glob('/src/kernel/texts/*.ts'));
