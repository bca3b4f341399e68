import { defineTexts } from '#web/texts/texts.ts';
import type { NavTexts } from './texts/jpn.ts';

export const navTexts = defineTexts<NavTexts>(import.meta.glob('/src/features/ticket/console/nav/texts/*.ts'));
