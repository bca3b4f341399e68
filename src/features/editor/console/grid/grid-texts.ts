import { defineTexts } from '#web/texts/texts.ts';
import type { GridTexts } from './texts/jpn.ts';

export const gridTexts = defineTexts<GridTexts>(import.meta.glob('/src/features/editor/console/grid/texts/*.ts'));
