import { setImmediate } from 'node:timers/promises';
import type { RequestContext } from '#server/http/request-context.ts';
import type { EventEntry } from '../contract.ts';
import type { EventCard } from './event-cards.ts';
import { presentEventEntry } from './present-overview.ts';

/** Events as lists have them. A page that is being made learns which ones it shows. */
export function presentEvents(events: readonly EventCard[], { language, shown }: RequestContext): EventEntry[] {
  for (const { eventId, ownDomain } of events) shown?.events.set(eventId, ownDomain);
  return events.map((event) => presentEventEntry(event, language));
}

const presentedAtOnce = 500;

/** All events of a portal as lists have them, a part after the other, so that nobody waits for all of them. */
export async function presentManyEvents(events: readonly EventCard[], context: RequestContext): Promise<EventEntry[]> {
  const entries: EventEntry[] = [];
  for (let from = 0; from < events.length; from += presentedAtOnce) {
    if (from > 0) await setImmediate();
    entries.push(...presentEvents(events.slice(from, from + presentedAtOnce), context));
  }
  return entries;
}
