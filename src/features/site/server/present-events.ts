import { setImmediate } from 'node:timers/promises';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Instant } from '#kernel/clock.ts';
import type { EventEntry } from '../contract.ts';
import type { EventBar } from '../contract/event-search.ts';
import { type EventSale, noSale, saleAt } from '../rules/event-sale.ts';
import type { EventCard } from './event-cards.ts';
import type { EventSales } from './event-sales.ts';
import { presentEventEntry, sayIn } from './present-overview.ts';

/** A page that is being made learns which events it shows. */
function tellShown(events: readonly EventCard[], { shown }: RequestContext): void {
  for (const { eventId, ownDomain } of events) shown?.events.set(eventId, ownDomain);
}

/** What cards say of the sales of these events; the database is asked where something can be sold out, once for all. */
async function salesOf(
  events: readonly EventCard[],
  sales: EventSales,
  now: Instant,
): Promise<(event: EventCard) => EventSale> {
  const limited = events.filter(({ offers }) => offers.some(({ capacity }) => capacity !== null));
  const taken = limited.length === 0 ? undefined : await sales.taken(limited.map(({ siteKey }) => siteKey));
  return ({ siteKey, isCalledOff, offers }) =>
    isCalledOff || offers.length === 0 ? noSale : saleAt(offers, now, (offer) => taken?.(siteKey, offer) ?? 0);
}

/** Events as lists have them. */
export async function presentEvents(
  events: readonly EventCard[],
  context: RequestContext,
  sales: EventSales,
): Promise<EventEntry[]> {
  const { language, now } = context;
  tellShown(events, context);
  const saleOf = await salesOf(events, sales, now);
  return events.map((event) => presentEventEntry(event, language, saleOf(event)));
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
export async function presentManyEvents(
  events: readonly EventCard[],
  context: RequestContext,
  sales: EventSales,
): Promise<EventEntry[]> {
  const entries: EventEntry[] = [];
  for (let from = 0; from < events.length; from += presentedAtOnce) {
    if (from > 0) await setImmediate();
    entries.push(...(await presentEvents(events.slice(from, from + presentedAtOnce), context, sales)));
  }
  return entries;
}
