import { defineTexts } from '#web/texts/texts.ts';
import type { UploadTexts } from '../texts/jpn.ts';

export const uploadTexts = defineTexts<UploadTexts>(import.meta.glob('../texts/*.ts'));
