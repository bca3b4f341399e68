import { defineTexts } from '#web/texts/texts.ts';
import type { BlockTexts } from '../texts/jpn.ts';

export const blockTexts = defineTexts<BlockTexts>(import.meta.glob('../texts/*.ts'));
