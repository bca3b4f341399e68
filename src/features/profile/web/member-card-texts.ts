import { defineTexts } from '#web/texts/texts.ts';
import type { MemberCardTexts } from './texts/jpn.ts';

/** The texts of the member card; a home page loads it without the texts of the form. */
export const memberCardTexts = defineTexts<MemberCardTexts>(import.meta.glob('./texts/*.ts'));
