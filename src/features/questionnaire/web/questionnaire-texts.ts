import { defineTexts } from '#web/texts/texts.ts';
import type { QuestionnaireTexts } from './texts/jpn.ts';

export const questionnaireTexts = defineTexts<QuestionnaireTexts>(import.meta.glob('./texts/*.ts'));
