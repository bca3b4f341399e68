import { defineTexts } from '#web/texts/texts.ts';
import type { EditorTexts } from './texts/jpn.ts';

export const editorTexts = defineTexts<EditorTexts>(import.meta.glob('/src/features/editor/console/texts/*.ts'));
