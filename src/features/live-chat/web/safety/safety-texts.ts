import { defineTexts } from '#web/texts/texts.ts';
import type { SafetyTexts } from './texts/jpn.ts';

export const safetyTexts = defineTexts<SafetyTexts>(import.meta.glob('./texts/*.ts'));
