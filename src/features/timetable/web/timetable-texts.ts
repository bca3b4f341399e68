import { defineTexts } from '#web/texts/texts.ts';
import type { TimetableTexts } from '../texts/jpn.ts';

export const timetableTexts = defineTexts<TimetableTexts>(import.meta.glob('../texts/*.ts'));
