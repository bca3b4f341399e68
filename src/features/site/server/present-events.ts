import type { RequestContext } from '#server/http/request-context.ts';
import type { EventEntry } from '../contract.ts';
import type { EventCard } from './event-cards.ts';
import { presentEventEntry } from './present-overview.ts';

/** Events as lists have them. A page that is being made learns which ones it shows. */
export function presentEvents(events: readonly EventCard[], { language, shown }: RequestContext): EventEntry[] {
  for (const { eventId, ownDomain } of events) shown?.events.set(eventId, ownDomain);
  return events.map((event) => presentEventEntry(event, language));
}
