import { defineTexts } from '#web/texts/texts.ts';
import type { TalkTexts } from './texts/jpn.ts';

export const talkTexts = defineTexts<TalkTexts>(import.meta.glob('./texts/*.ts'));
