import { defineTexts } from '#web/texts/texts.ts';
import type { CodeScreenTexts } from './texts/jpn.ts';

export const codeTexts = defineTexts<CodeScreenTexts>(import.meta.glob('/src/features/codes/console/texts/*.ts'));
