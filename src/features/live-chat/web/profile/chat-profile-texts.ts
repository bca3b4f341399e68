import { defineTexts } from '#web/texts/texts.ts';
import type { ChatProfileTexts } from './texts/jpn.ts';

export const chatProfileTexts = defineTexts<ChatProfileTexts>(import.meta.glob('./texts/*.ts'));
