import type { Instant } from '#kernel/clock.ts';
import type { EventFacts } from './event-facts.ts';

export interface OrderedEvent {
  eventId: number;
  facts: Pick<EventFacts, 'startsAt' | 'endsAt'>;
}

/** An order of events that stays as it is from one instant to another. */
export interface EventOrderAt<E> {
  events: readonly E[];
  from: Instant;
  until: Instant;
}

const undated = Number.MAX_SAFE_INTEGER;

/** Compares two events by their start; those without one come last. */
export function startsBefore(one: OrderedEvent, other: OrderedEvent): number {
  return (one.facts.startsAt ?? undated) - (other.facts.startsAt ?? undated) || one.eventId - other.eventId;
}

/** Two lists of events by their start as one. */
export function mergeByStart<E extends OrderedEvent>(some: readonly E[], others: readonly E[]): readonly E[] {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  const all: E[] = [];
  let at = 0;
  for (const one of some) {
    while (at < others.length && startsBefore(others[at]!, one) < 0) all.push(others[at++]!);
    all.push(one);
  }
  while (at < others.length) all.push(others[at++]!);
  return all;
}

/** Of events by their start: running and coming ones first, by their start, undated ones after them; then past ones, the latest first. */
export function orderAt<E extends OrderedEvent>(sorted: readonly E[], now: Instant): EventOrderAt<E> {
  const coming: E[] = [];
  const past: E[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const event of sorted) {
    const { endsAt = Number.POSITIVE_INFINITY } = event.facts;
    if (now > endsAt) {
      past.push(event);
      from = Math.max(from, endsAt + 1);
    } else {
      coming.push(event);
      until = Math.min(until, endsAt);
    }
  }
  return { events: [...coming, ...past.reverse()], from, until };
}
