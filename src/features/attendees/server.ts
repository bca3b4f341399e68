import type { ServerFeature } from '#server/server-feature.ts';
import { attendeeCalls } from './server/attendee-calls.ts';
import { byHandCalls, type ByHandServices } from './server/by-hand-calls.ts';
import { type FileServices, sweepFiles } from './server/attendee-files.ts';

export { findAttendees } from './server/find-attendees.ts';
export { oneBadge } from './server/one-badge.ts';
export { soldTexts, stateOf } from './server/present-attendee.ts';
export { type AttendeeReading, readAttendees } from './server/read-attendees.ts';

/** Who has tickets of an event, for its organiser. */
export function createAttendeeServer(services: FileServices & ByHandServices): ServerFeature {
  return {
    endpoints: [],
    consoleCalls: [...attendeeCalls(services), ...byHandCalls(services)],
    sweep: (now) => sweepFiles(services.database.kysely, now),
  };
}
