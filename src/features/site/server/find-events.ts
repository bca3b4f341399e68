import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { EventChoice, EventFilters } from '../contract.ts';
import { type Choice, choicesMax, type Fee, fees, filterEvents, onlinePlace } from '../rules/event-filters.ts';
import { startsBefore } from '../rules/event-order.ts';
import { changeMonths, type EventsByMonth, noMonths } from '../rules/events-by-month.ts';
import { type EventSearch, findsAll, matchesSearch, readSearch } from '../rules/search-events.ts';
import type { EventCard } from './event-cards.ts';
import { type EventIndex, online } from './event-index.ts';

export interface EventWish extends EventSearch {
  tag?: string | undefined;
  place?: string | undefined;
  fee?: Fee | undefined;
}

export interface FoundEvents {
  events: readonly EventCard[];
  /** The one that was published last comes first. */
  newestFirst(): readonly EventCard[];
  byMonth(): EventsByMonth<EventCard>;
  /** What further filters would find. */
  filters(language: LanguageCode): EventFilters;
  /** Every place, those with the most events under the other filters first. */
  places(): readonly Choice[];
}

type CountOf = (name: 'tag' | 'place' | 'fee', value: string) => number;

/** `listed` are the events of the index in the order in which they are shown. */
export function findEvents(listed: readonly EventCard[], index: EventIndex, wish: EventWish): FoundEvents {
  const search = readSearch(wish);
  const isWhole = findsAll(search) && !wish.tag && !wish.place && !wish.fee;
  const { found, countOf } = isWhole ? { found: listed, countOf: countsIn(index) } : filtered(listed, search, wish);
  let months: EventsByMonth<EventCard> | undefined = isWhole ? index.months : undefined;
  let newest: readonly EventCard[] | undefined;
  const known: Partial<Record<'tag' | 'place', Choice[]>> = {};
  const choices = (name: 'tag' | 'place'): Choice[] =>
    (known[name] ??= [...index.choices[name].values()]
      .map((choice) => ({ ...choice, count: countOf(name, choice.value) }))
      .sort((one, other) => other.count - one.count));
  return {
    events: found,
    newestFirst: () => (newest ??= [...found].sort((one, other) => other.revision - one.revision)),
    byMonth: () => (months ??= changeMonths<EventCard>(noMonths, [], found.toSorted(startsBefore))),
    places: () => choices('place'),
    filters(language) {
      const shown = (name: 'tag' | 'place'): EventChoice[] =>
        choices(name)
          .filter(({ value }, order) => order < choicesMax || value === wish[name])
          .map((choice) => presentChoice(choice, language));
      return {
        tags: shown('tag'),
        places: shown('place'),
        placesTotal: index.choices.place.size,
        online: countOf('place', onlinePlace),
        fees: fees.map((fee) => ({ fee, count: countOf('fee', fee) })),
      };
    },
  };
}

/** Where nothing is chosen, a value finds all events that have it. */
function countsIn({ choices, counts }: EventIndex): CountOf {
  return (name, value) => {
    if (name === 'fee') return counts.get(value) ?? 0;
    if (value === onlinePlace) return counts.get(online) ?? 0;
    return choices[name].get(value)?.count ?? 0;
  };
}

function filtered(listed: readonly EventCard[], search: ReturnType<typeof readSearch>, wish: EventWish) {
  const searched = findsAll(search) ? listed : listed.filter(({ facts }) => matchesSearch(facts, search));
  return filterEvents(searched, wish);
}

export function presentChoice({ value, text, languages, count }: Choice, language: LanguageCode): EventChoice {
  return { value, label: localize(text, language, languages[0]!), count };
}
