import { calendarType } from '#kernel/calendar-file.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema } from '#kernel/schema.ts';

export const downloadEventCalendar = endpoint({
  name: 'downloadEventCalendar',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'event_calendar/{portalId}/{eventId}',
  summary:
    'An event as a calendar file, which a plain link can open: the date of the event and its public facts. 404 for an event without a date.',
  statuses: [410],
  answer: fileSchema,
  fileType: calendarType,
});
