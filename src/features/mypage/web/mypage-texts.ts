import { defineTexts } from '#web/texts/texts.ts';
import type { MypageTexts } from '../texts/jpn.ts';

export const mypageTexts = defineTexts<MypageTexts>(import.meta.glob('../texts/*.ts'));
