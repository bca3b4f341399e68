import type { LanguageCode } from '#kernel/language.ts';
import { localize, type LocalizedText } from '#kernel/localized-text.ts';
import type { EventChoice, EventFilters } from '../contract.ts';
import { choiceValue, choicesMax, type Fee, fees, filterEvents, onlinePlace } from '../rules/event-filters.ts';
import { type EventSearch, findsAll, matchesSearch, readSearch } from '../rules/search-events.ts';
import type { EventCard } from './event-cards.ts';

export interface EventWish extends EventSearch {
  tag?: string | undefined;
  place?: string | undefined;
  fee?: Fee | undefined;
}

export interface FoundEvents {
  events: readonly EventCard[];
  /** The one that was published last comes first. */
  newestFirst(): readonly EventCard[];
  /** What further filters would find. */
  filters(language: LanguageCode): EventFilters;
  /** Every place that has something under the other filters, the most frequent first. */
  places(): readonly Choice[];
}

/** A choice with the text that names it. */
export interface Choice {
  value: string;
  text: LocalizedText;
  languages: readonly LanguageCode[];
  count: number;
}

export function findEvents(listed: readonly EventCard[], wish: EventWish): FoundEvents {
  const search = readSearch(wish);
  const searched = findsAll(search) ? listed : listed.filter(({ facts }) => matchesSearch(facts, search));
  const { found, countOf } = filterEvents(searched, wish);
  let newest: readonly EventCard[] | undefined;
  let tags: Choice[] | undefined;
  let places: Choice[] | undefined;
  const choices = (name: 'tag' | 'place'): Choice[] =>
    choicesOf(listed, textsOf[name])
      .map((choice) => ({ ...choice, count: countOf(name, choice.value) }))
      .sort((one, other) => other.count - one.count);
  const allPlaces = (): Choice[] => (places ??= choices('place'));
  return {
    events: found,
    newestFirst: () => (newest ??= [...found].sort((one, other) => other.revision - one.revision)),
    places: allPlaces,
    filters(language) {
      const shown = (all: readonly Choice[], chosen: string | undefined): EventChoice[] =>
        all
          .filter(({ value }, order) => order < choicesMax || value === chosen)
          .map((choice) => presentChoice(choice, language));
      return {
        tags: shown((tags ??= choices('tag')), wish.tag),
        places: shown(allPlaces(), wish.place),
        placesTotal: allPlaces().length,
        online: countOf('place', onlinePlace),
        fees: fees.map((fee) => ({ fee, count: countOf('fee', fee) })),
      };
    },
  };
}

export function presentChoice({ value, text, languages, count }: Choice, language: LanguageCode): EventChoice {
  return { value, label: localize(text, language, languages[0]!), count };
}

const textsOf = {
  tag: ({ document }: EventCard) => document.overview.tags ?? [],
  place: ({ document }: EventCard) => [document.overview.placeName],
} satisfies Record<string, (event: EventCard) => readonly (LocalizedText | undefined)[]>;

const known = new WeakMap<readonly EventCard[], Map<unknown, readonly Omit<Choice, 'count'>[]>>();

/** Each choice of all events once, also those that find nothing under a search. */
function choicesOf(
  listed: readonly EventCard[],
  of: (event: EventCard) => readonly (LocalizedText | undefined)[],
): readonly Omit<Choice, 'count'>[] {
  const ofList = known.get(listed) ?? new Map<unknown, readonly Omit<Choice, 'count'>[]>();
  known.set(listed, ofList);
  const before = ofList.get(of);
  if (before !== undefined) return before;
  const choices = new Map<string, Omit<Choice, 'count'>>();
  for (const event of listed) {
    const { languages } = event.document;
    for (const text of of(event)) {
      const value = choiceValue(text, languages);
      if (text !== undefined && value !== '' && !choices.has(value)) choices.set(value, { value, text, languages });
    }
  }
  const all = [...choices.values()];
  ofList.set(of, all);
  return all;
}
