import { defineTexts } from '#web/texts/texts.ts';
import type { FileTexts } from './texts/jpn.ts';

export const fileTexts = defineTexts<FileTexts>(import.meta.glob('/src/features/editor/console/files/texts/*.ts'));
