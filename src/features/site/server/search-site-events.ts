import type { LanguageCode } from '#kernel/language.ts';
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
import { type Days, eventDays, monthEventsMax, monthOf, monthsAround } from '../rules/event-months.ts';
import { type EventSearch, matchesSearch } from '../rules/search-events.ts';
import type { SiteDocument } from '../documents.ts';
import { sayIn } from './present-overview.ts';
import type { EventSite } from './site-store.ts';

interface EventChoices {
  tag?: string | undefined;
  place?: string | undefined;
  fee?: Fee | undefined;
}

type EventWish = EventSearch & EventChoices;

export interface WantedEvents extends EventWish {
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
  const { found, filters } = findEvents(listed, wanted, language);
  const ordered =
    wanted.order === 'new' ? [...found].sort((one, other) => other.event.revision - one.event.revision) : found;
  return {
    data: pageOf(ordered, wanted.page, wanted.per_page).map(({ entry }) => entry),
    total: found.length,
    lastPage: lastPageOf(found.length, wanted.per_page),
    filters,
  };
}

/** The wanted events of a month. What further filters would find is counted in all months, so that it stays the same. */
export function siteEventsOfMonth(
  listed: readonly ListedEvent[],
  { month, ...wanted }: EventChoices & Pick<EventSearch, 'keyword'> & { month: string },
  { language }: RequestContext,
) {
  const { found, filters } = findEvents(listed, wanted, language);
  const dated = found.flatMap(({ entry }): { entry: EventEntry; days: Days }[] => {
    const days = eventDays(entry.overview);
    return days === undefined ? [] : [{ entry, days }];
  });
  const ofMonth = dated
    .filter(({ days }) => monthOf(days.first) <= month && month <= monthOf(days.last))
    .sort((one, other) => (one.days.first < other.days.first ? -1 : Number(one.days.first > other.days.first)));
  return {
    events: ofMonth.slice(0, monthEventsMax).map(({ entry }) => entry),
    total: ofMonth.length,
    ...monthsAround(
      dated.map(({ days }) => days),
      month,
    ),
    filters,
  };
}

function findEvents(listed: readonly ListedEvent[], wanted: EventWish, language: LanguageCode) {
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
  const filters = {
    tags: choicesOf('tag', ({ document }) => document.overview.tags ?? []),
    places: choicesOf('place', ({ document }) => [document.overview.placeName]),
    online: countOf('place', onlinePlace),
    fees: fees.map((fee) => ({ fee, count: countOf('fee', fee) })),
  };
  return { found, filters };
}

/** The text that a keyword search reads: name, catchphrase, description, place and tags, in every language. */
function searchTextOf({ overview }: SiteDocument): string {
  return [overview.name, overview.catchphrase, overview.description, overview.placeName, ...(overview.tags ?? [])]
    .flatMap((text) => Object.values(text ?? {}))
    .join('\n');
}
