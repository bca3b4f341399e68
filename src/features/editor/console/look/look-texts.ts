import { defineTexts } from '#web/texts/texts.ts';
import type { LookTexts } from './texts/jpn.ts';

export const lookTexts = defineTexts<LookTexts>(import.meta.glob('/src/features/editor/console/look/texts/*.ts'));
