import { defineTexts } from '#web/texts/texts.ts';
import type { DoorTexts } from './texts/jpn.ts';

export const doorTexts = defineTexts<DoorTexts>(import.meta.glob('/src/features/editor/console/doors/texts/*.ts'));
