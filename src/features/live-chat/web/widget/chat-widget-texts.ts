import { defineTexts } from '#web/texts/texts.ts';
import type { ChatWidgetTexts } from './texts/jpn.ts';

export const chatWidgetTexts = defineTexts<ChatWidgetTexts>(import.meta.glob('./texts/*.ts'));
