import { defineTexts } from '#web/texts/texts.ts';
import type { EventToolsTexts } from '../texts/jpn.ts';

export const eventToolsTexts = defineTexts<EventToolsTexts>(import.meta.glob('../texts/*.ts'));
