import type { EventFacts } from './event-facts.ts';
import { type Days, monthOf } from './event-months.ts';
import { mergeByStart, type OrderedEvent } from './event-order.ts';

interface DatedEvent extends OrderedEvent {
  facts: OrderedEvent['facts'] & Pick<EventFacts, 'days'>;
}

/** Events with a date, by their months. It never changes; a change makes another one. */
export interface EventsByMonth<E> {
  /** By the month in which they begin, yyyy-MM. */
  begin: ReadonlyMap<string, readonly E[]>;
  /** Those of them that go on in a later month. */
  crossing: readonly E[];
}

export const noMonths: EventsByMonth<never> = { begin: new Map(), crossing: [] };

/** Costs a pass over the months that change. Events that come are in the order of their start. */
export function changeMonths<E extends DatedEvent>(
  months: EventsByMonth<E>,
  went: readonly E[],
  come: readonly E[],
): EventsByMonth<E> {
  const begin = new Map(months.begin);
  const gone = new Set(went);
  const stays = (event: E): boolean => !gone.has(event);
  const coming = new Map<string | undefined, E[]>();
  for (const event of come) {
    const month = beginsIn(event);
    const known = coming.get(month);
    if (known === undefined) coming.set(month, [event]);
    else known.push(event);
  }
  for (const month of new Set([...coming.keys(), ...went.map(beginsIn)])) {
    if (month === undefined) continue;
    const events = mergeByStart((begin.get(month) ?? []).filter(stays), coming.get(month) ?? []);
    if (events.length === 0) begin.delete(month);
    else begin.set(month, events);
  }
  return { begin, crossing: mergeByStart(months.crossing.filter(stays), come.filter(crosses)) };
}

/** What takes place in a month. */
export function eventsOfMonth<E extends DatedEvent>({ begin, crossing }: EventsByMonth<E>, month: string): E[] {
  const from = crossing.filter(({ facts: { days } }) => isBetween(days, month));
  return [...from, ...(begin.get(month) ?? [])];
}

/** The days of all events, as far as their months go. */
export function monthsWithEvents<E extends DatedEvent>({ begin, crossing }: EventsByMonth<E>): Days[] {
  const months = [...begin.keys()].map((month) => ({ first: month, last: month }));
  return months.concat(crossing.flatMap(({ facts: { days } }) => days ?? []));
}

const isBetween = (days: Days | undefined, month: string): boolean =>
  days !== undefined && monthOf(days.first) < month && month <= monthOf(days.last);

const beginsIn = ({ facts: { days } }: DatedEvent): string | undefined => days && monthOf(days.first);

const crosses = ({ facts: { days } }: DatedEvent): boolean =>
  days !== undefined && monthOf(days.first) < monthOf(days.last);
