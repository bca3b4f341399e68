import { defineTexts } from '#web/texts/texts.ts';
import type { PictureTexts } from './texts/jpn.ts';

export const pictureTexts = defineTexts<PictureTexts>(import.meta.glob('./texts/*.ts'));
