import type { Instant } from '#kernel/clock.ts';
import { type EventOrderAt, orderAt } from '../rules/event-order.ts';
import type { EventCard } from './event-cards.ts';
import type { EventIndex } from './event-index.ts';
import { type EventWish, type FoundEvents, findEvents } from './find-events.ts';

/** The events that a portal lists, at one state of what is published. */
export interface EventList {
  readonly size: number;
  /** The next one first. */
  at(now: Instant): readonly EventCard[];
  /** What a search finds; a search that was asked before is not made again. */
  find(wish: EventWish, now: Instant): FoundEvents;
}

/** A visitor turns pages and adds filters; others ask for the same. */
const keptSearches = 20;

export function createEventList(index: EventIndex): EventList {
  let order: EventOrderAt<EventCard> | undefined;
  let found = new Map<string, FoundEvents>();

  const at = (now: Instant): readonly EventCard[] => {
    if (order === undefined || now < order.from || order.until < now) {
      order = orderAt(index.sorted, now);
      found = new Map();
    }
    return order.events;
  };
  return {
    size: index.sorted.length,
    at,
    find({ keyword, start, end, tag, place, fee }, now) {
      const wish = { keyword, start, end, tag, place, fee };
      const listed = at(now);
      const name = JSON.stringify(Object.values(wish).map((one) => one ?? ''));
      const known = found.get(name);
      if (known !== undefined) return known;
      const made = findEvents(listed, index, wish);
      found.set(name, made);
      if (found.size > keptSearches) found.delete(found.keys().next().value!);
      return made;
    },
  };
}
