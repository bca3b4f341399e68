import type { ServerFeature } from '#server/server-feature.ts';
import { attendeeCalls } from './server/attendee-calls.ts';
import { type FileServices, sweepFiles } from './server/attendee-files.ts';

export { readAttendees } from './server/read-attendees.ts';

/** Who has tickets of an event, for its organiser. */
export function createAttendeeServer(services: FileServices): ServerFeature {
  return {
    endpoints: [],
    consoleCalls: attendeeCalls(services),
    sweep: (now) => sweepFiles(services.database.kysely, now),
  };
}
