import { defineTexts } from '#web/texts/texts.ts';
import type { SessionEndTexts } from './texts/jpn.ts';

export const sessionEndTexts = defineTexts<SessionEndTexts>(import.meta.glob('./texts/*.ts'));
