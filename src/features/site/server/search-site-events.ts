import type { LocalizedText } from '#kernel/localized-text.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { EventChoice, EventEntry } from '../contract.ts';
import {
  choiceValue,
  type EventOrder,
  facetsOf,
  type Fee,
  fees,
  filterEvents,
  onlinePlace,
} from '../rules/event-filters.ts';
import { type EventSearch, matchesSearch } from '../rules/search-events.ts';
import { sayIn } from './present-overview.ts';
import { searchTextOf } from './search-text.ts';
import type { EventSite } from './site-store.ts';

export interface WantedEvents extends EventSearch {
  tag?: string | undefined;
  place?: string | undefined;
  fee?: Fee | undefined;
  order?: EventOrder | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A listed event with the site that it is presented from. */
export interface ListedEvent {
  entry: EventEntry;
  event: EventSite;
}

/** A page of the events that are wanted, and what further filters would find. */
export function searchSiteEvents(listed: readonly ListedEvent[], wanted: WantedEvents, { language }: RequestContext) {
  const events = listed
    .filter(({ event: { document } }) =>
      matchesSearch(
        {
          searchText: searchTextOf(document),
          startDate: document.overview.startDate ?? null,
          endDate: document.overview.endDate ?? null,
        },
        wanted,
      ),
    )
    .map((one) => {
      const { overview, languages } = one.event.document;
      return { ...one, facets: facetsOf(overview, languages) };
    });
  const { found, countOf } = filterEvents(events, wanted);
  const ordered =
    wanted.order === 'new' ? [...found].sort((one, other) => other.event.revision - one.event.revision) : found;
  const choicesOf = (name: 'tag' | 'place', textsOf: (event: EventSite) => readonly (LocalizedText | undefined)[]) => {
    const choices = new Map<string, EventChoice>();
    for (const { event } of listed) {
      const say = sayIn(event.document, language);
      for (const text of textsOf(event)) {
        const value = choiceValue(text, event.document.languages);
        if (value !== '' && !choices.has(value))
          choices.set(value, { value, label: say(text), count: countOf(name, value) });
      }
    }
    return [...choices.values()];
  };
  const online = countOf('place', onlinePlace);
  return {
    data: pageOf(ordered, wanted.page, wanted.per_page).map(({ entry }) => entry),
    total: found.length,
    lastPage: lastPageOf(found.length, wanted.per_page),
    filters: {
      tags: choicesOf('tag', ({ document }) => document.overview.tags ?? []),
      places: choicesOf('place', ({ document }) => [document.overview.placeName]),
      online,
      fees: fees.map((fee) => ({ fee, count: countOf('fee', fee) })),
    },
  };
}
