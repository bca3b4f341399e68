import { defineTexts } from '#web/texts/texts.ts';
import type { BoardTexts } from './texts/jpn.ts';

export const boardTexts = defineTexts<BoardTexts>(import.meta.glob('./texts/*.ts'));
