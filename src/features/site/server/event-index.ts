import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '#kernel/language.ts';
import type { Choice, NamedChoice } from '../rules/event-filters.ts';
import { mergeByStart, startsBefore } from '../rules/event-order.ts';
import { changeMonths, type EventsByMonth, noMonths } from '../rules/events-by-month.ts';
import type { EventCard } from './event-cards.ts';

/** Events by their start, with what they offer to filters. It never changes; a change makes another one. */
export interface EventIndex {
  sorted: readonly EventCard[];
  choices: Record<'tag' | 'place', ReadonlyMap<string, Choice>>;
  /** The values of filters without a name of their own: kinds of price, and online. */
  counts: ReadonlyMap<string, number>;
  months: EventsByMonth<EventCard>;
}

export const noEvents: EventIndex = {
  sorted: [],
  choices: { tag: new Map(), place: new Map() },
  counts: new Map(),
  months: noMonths,
};

/** Costs a pass over the events, and work for those that come or go. */
export function changeEvents(
  { sorted, choices, counts, months }: EventIndex,
  gone: ReadonlySet<string>,
  come: readonly EventCard[],
): EventIndex {
  const tag = new Map(choices.tag);
  const place = new Map(choices.place);
  const other = new Map(counts);
  const count = ({ facts, choices: own, document }: EventCard, by: 1 | -1): void => {
    for (const one of own.tag) countChoice(tag, one, document.languages, by);
    for (const one of own.place) countChoice(place, one, document.languages, by);
    for (const value of [...facts.facets.fee, ...(document.overview.isOnline ? [online] : [])])
      other.set(value, (other.get(value) ?? 0) + by);
  };
  const went: EventCard[] = [];
  const stays = (card: EventCard): boolean => {
    const isGone = gone.has(card.siteKey);
    if (isGone) went.push(card);
    return !isGone;
  };
  const kept = gone.size === 0 ? sorted : sorted.filter(stays);
  for (const card of went) count(card, -1);
  for (const card of come) count(card, 1);
  const coming = come.toSorted(startsBefore);
  return {
    sorted: mergeByStart(kept, coming),
    choices: { tag, place },
    counts: other,
    months: changeMonths(months, went, coming),
  };
}

const indexedAtOnce = 500;

/** Of many events, a part after the other, so that nobody waits for all of them. */
export async function indexEvents(cards: readonly EventCard[]): Promise<EventIndex> {
  let index = noEvents;
  for (let from = 0; from < cards.length; from += indexedAtOnce) {
    if (from > 0) await setImmediate();
    index = changeEvents(index, new Set(), cards.slice(from, from + indexedAtOnce));
  }
  return index;
}

/** Among `counts`. */
export const online = 'online';

function countChoice(
  choices: Map<string, Choice>,
  { value, text }: NamedChoice,
  languages: readonly LanguageCode[],
  by: 1 | -1,
): void {
  const before = choices.get(value) ?? { value, text, languages, count: 0 };
  if (before.count + by === 0) choices.delete(value);
  else choices.set(value, { ...before, count: before.count + by });
}
