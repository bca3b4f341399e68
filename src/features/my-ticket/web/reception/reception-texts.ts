import { defineTexts } from '#web/texts/texts.ts';
import type { ReceptionTexts } from './texts/jpn.ts';

export const receptionTexts = defineTexts<ReceptionTexts>(import.meta.glob('./texts/*.ts'));
