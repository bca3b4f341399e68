import type { AttendeeReading } from '#features/attendees/server.ts';
import type { MyTicketServices } from '#features/my-ticket/server.ts';
import type { SiteStore } from '#features/site/server.ts';

export interface ReceptionServices extends Pick<MyTicketServices, 'orders'> {
  database: AttendeeReading['database'];
  profile: AttendeeReading['profile'] & MyTicketServices['profile'];
  store: SiteStore;
}
