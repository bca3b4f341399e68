import { defineTexts } from '#web/texts/texts.ts';
import type { ErrorPageTexts } from '../texts/jpn.ts';

/** The texts of the error page and the messages of the catalogue (core 8), loaded when one of them is needed. */
export const errorPageTexts = defineTexts<ErrorPageTexts>(import.meta.glob('../texts/*.ts'));
