import { defineTexts } from '#web/texts/texts.ts';
import type { KeyTexts } from './texts/jpn.ts';

export const keyTexts = defineTexts<KeyTexts>(import.meta.glob('/src/features/operator/console/keys/texts/*.ts'));
