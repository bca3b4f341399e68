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
    'An event as a calendar file, for a link without any header: its date and what everybody is told of it. 404 without a date.',
  statuses: [410],
  answer: fileSchema,
  fileType: calendarType,
});
