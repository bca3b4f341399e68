import { defineTexts } from '#web/texts/texts.ts';
import type { NavTexts } from './texts/jpn.ts';

export const navTexts = defineTexts<NavTexts>(import.meta.glob('/src/features/reception/console/nav/texts/*.ts'));
