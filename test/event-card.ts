import type { EventCard } from '#features/site/server/event-cards.ts';
import type { EventOffer } from '#features/site/rules/event-sale.ts';
import { eventFacts } from '#features/site/rules/event-facts.ts';

export interface ListedEvent {
  eventId: number;
  tag?: string[];
  place?: string | undefined;
  /** Of December 2026. */
  day?: number | undefined;
  startDate?: string | undefined;
  isOnline?: boolean;
  fee?: string | undefined;
  offers?: readonly EventOffer[];
}

/** An event of portal 1 as lists have it. */
export function eventCard({
  eventId,
  tag = [],
  place,
  day,
  isOnline = false,
  fee,
  offers = [],
  ...dates
}: ListedEvent): EventCard {
  const startDate = day === undefined ? dates.startDate : `2026-12-${String(day).padStart(2, '0')}`;
  const overview = {
    name: { jpn: `会${eventId}` },
    tags: tag.map((one) => ({ jpn: one })),
    placeName: place === undefined ? undefined : { jpn: place },
    startDate,
    isOnline,
    fee: fee === undefined ? undefined : { jpn: fee },
    applicationType: 'opened' as const,
  };
  const named = (values: readonly string[]) => values.map((value) => ({ value, text: { jpn: value } }));
  return {
    siteKey: `event/${eventId}`,
    portalId: 1,
    eventId,
    ownDomain: undefined,
    revision: eventId,
    isWithdrawn: false,
    bytes: 1,
    document: { languages: ['jpn'], webSetting: {}, overview } as unknown as EventCard['document'],
    facts: eventFacts({ languages: ['jpn'], webSetting: {}, overview }, offers),
    offers,
    choices: { tag: named(tag), place: named(place === undefined ? [] : [place]) },
  };
}
