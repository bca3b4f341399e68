import { defineTexts } from '#web/texts/texts.ts';
import type { CommentaryTexts } from './texts/jpn.ts';

export const commentaryTexts = defineTexts<CommentaryTexts>(import.meta.glob('./texts/*.ts'));
