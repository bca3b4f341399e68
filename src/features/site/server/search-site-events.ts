import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { foldText, hasWords, searchWords } from '#kernel/fold-text.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { choicesMax, type EventOrder } from '../rules/event-filters.ts';
import { type Days, monthEventsMax, monthOf, monthsAround } from '../rules/event-months.ts';
import type { EventCard } from './event-cards.ts';
import type { EventList } from './event-list.ts';
import { type EventWish, presentChoice } from './find-events.ts';
import { presentEvents } from './present-events.ts';

export interface WantedEvents extends EventWish {
  order?: EventOrder | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of the events that are wanted, and what further filters would find. */
export function searchSiteEvents(list: EventList, wanted: WantedEvents, context: RequestContext) {
  const found = list.find(wanted, context.now);
  const ordered = wanted.order === 'new' ? found.newestFirst() : found.events;
  return {
    data: presentEvents(pageOf(ordered, wanted.page, wanted.per_page), context),
    total: ordered.length,
    lastPage: lastPageOf(ordered.length, wanted.per_page),
    filters: found.filters(context.language),
  };
}

/** The wanted events of a month. What further filters would find is counted in all months, so that it stays the same. */
export function siteEventsOfMonth(
  list: EventList,
  { month, ...wanted }: Omit<EventWish, 'start' | 'end'> & { month: string },
  context: RequestContext,
) {
  const found = list.find(wanted, context.now);
  const all: Days[] = [];
  const ofMonth: { event: EventCard; days: Days }[] = [];
  for (const event of found.events) {
    const { days } = event.facts;
    if (days === undefined) continue;
    all.push(days);
    if (monthOf(days.first) <= month && month <= monthOf(days.last)) ofMonth.push({ event, days });
  }
  ofMonth.sort((one, other) => (one.days.first < other.days.first ? -1 : Number(one.days.first > other.days.first)));
  return {
    events: presentEvents(
      ofMonth.slice(0, monthEventsMax).map(({ event }) => event),
      context,
    ),
    total: ofMonth.length,
    ...monthsAround(all, month),
    filters: found.filters(context.language),
  };
}

/** The places with a name like what is typed that have events under the other filters, the most frequent first. */
export function placesLike(
  list: EventList,
  { q, ...wanted }: EventWish & { q?: string | undefined },
  { language, now }: RequestContext,
) {
  const words = searchWords(q ?? '');
  const named = list
    .find(wanted, now)
    .places()
    .filter(({ text, count }) => count > 0 && hasWords(foldText(Object.values(text).join('\n')), words));
  return named.slice(0, choicesMax).map((choice) => presentChoice(choice, language));
}
