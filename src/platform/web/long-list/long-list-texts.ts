import { defineTexts } from '../texts/texts.ts';
import type { LongListTexts } from './texts/jpn.ts';

export const longListTexts = defineTexts<LongListTexts>(import.meta.glob('./texts/*.ts'));
