import { defineTexts } from '#web/texts/texts.ts';
import type { BoothQuestionnaireTexts } from './texts/jpn.ts';

export const boothQuestionnaireTexts = defineTexts<BoothQuestionnaireTexts>(import.meta.glob('./texts/*.ts'));
