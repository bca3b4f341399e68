import { defineTexts } from '#web/texts/texts.ts';
import type { ScheduleTexts } from '../texts/jpn.ts';

export const scheduleTexts = defineTexts<ScheduleTexts>(import.meta.glob('../texts/*.ts'));
