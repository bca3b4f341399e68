import { defineTexts } from '#web/texts/texts.ts';
import type { EndingTexts } from './texts/jpn.ts';

export const endingTexts = defineTexts<EndingTexts>(import.meta.glob('/src/features/editor/console/ending/texts/*.ts'));
