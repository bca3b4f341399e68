import { defineTexts } from '#web/texts/texts.ts';
import type { HomeTexts } from './texts/jpn.ts';

export const homeTexts = defineTexts<HomeTexts>(import.meta.glob('/src/features/editor/console/home/texts/*.ts'));
