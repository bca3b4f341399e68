import { defineTexts } from '#web/texts/texts.ts';
import type { AttendeeScreenTexts } from './texts/jpn.ts';

export const attendeeTexts = defineTexts<AttendeeScreenTexts>(
  import.meta.glob('/src/features/attendees/console/texts/*.ts'),
);
