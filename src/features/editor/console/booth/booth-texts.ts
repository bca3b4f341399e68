import { defineTexts } from '#web/texts/texts.ts';
import type { BoothTexts } from './texts/jpn.ts';

export const boothTexts = defineTexts<BoothTexts>(import.meta.glob('/src/features/editor/console/booth/texts/*.ts'));
