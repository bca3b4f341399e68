import { defineTexts } from '#web/texts/texts.ts';
import type { FurtherTexts } from './texts/jpn.ts';

export const furtherTexts = defineTexts<FurtherTexts>(import.meta.glob('./texts/*.ts'));
