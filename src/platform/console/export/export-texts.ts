import { defineTexts } from '#web/texts/texts.ts';
import type { ExportTexts } from './texts/jpn.ts';

/** Of a screen whose list is taken out as a file. */
export const exportTexts = defineTexts<ExportTexts>(import.meta.glob('/src/platform/console/export/texts/*.ts'));
