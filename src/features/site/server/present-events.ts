import { setImmediate } from 'node:timers/promises';
import type { RequestContext } from '#server/http/request-context.ts';
import type { EventEntry } from '../contract.ts';
import type { EventBar } from '../contract/event-search.ts';
import type { EventCard } from './event-cards.ts';
import { presentEventEntry, sayIn } from './present-overview.ts';

/** A page that is being made learns which events it shows. */
function tellShown(events: readonly EventCard[], { shown }: RequestContext): void {
  for (const { eventId, ownDomain } of events) shown?.events.set(eventId, ownDomain);
}

/** Events as lists have them. */
export function presentEvents(events: readonly EventCard[], context: RequestContext): EventEntry[] {
  const { language } = context;
  tellShown(events, context);
  return events.map((event) => presentEventEntry(event, language));
}

/** Events as bars of a calendar have them. */
export function presentBars(events: readonly EventCard[], context: RequestContext): EventBar[] {
  tellShown(events, context);
  return events.map(({ portalId, eventId, ownDomain, document }) => {
    const { name, startDate, endDate } = document.overview;
    return {
      portalId,
      eventId,
      ownDomain: ownDomain ?? null,
      name: sayIn(document, context.language)(name),
      startDate: startDate ?? null,
      endDate: endDate ?? null,
    };
  });
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
