import { defineTexts } from '#web/texts/texts.ts';
import type { LogTexts } from './texts/jpn.ts';

export const logTexts = defineTexts<LogTexts>(import.meta.glob('/src/features/operator/console/log/texts/*.ts'));
