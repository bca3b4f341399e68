import { wholeListMax } from '#kernel/list-pages.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { foldName, nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { choicesMax, type EventOrder } from '../rules/event-filters.ts';
import { monthOfNext, monthsAround } from '../rules/event-months.ts';
import { eventsOfMonth, monthsWithEvents } from '../rules/events-by-month.ts';
import { countDays, dayToShow, eventsOn, eventsWithBars, spansOf, weekStartOf } from '../rules/month-grid.ts';
import { type EventSales, noSales } from './event-sales.ts';
import type { EventList } from './event-list.ts';
import { type EventWish, presentChoice } from './find-events.ts';
import { presentBars, presentEvents } from './present-events.ts';

export interface WantedEvents extends EventWish {
  order?: EventOrder | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of the events that are wanted, and what further filters would find. */
export async function searchSiteEvents(
  list: EventList,
  wanted: WantedEvents,
  context: RequestContext,
  sales: EventSales = noSales,
) {
  const found = list.find(wanted, context.now);
  const ordered = wanted.order === 'new' ? found.newestFirst() : found.events;
  return {
    data: await presentEvents(pageOf(ordered, wanted.page, wanted.per_page), context, sales),
    total: ordered.length,
    lastPage: lastPageOf(ordered.length, wanted.per_page),
    filters: found.filters(context.language),
  };
}

export interface WantedMonth extends Omit<EventWish, 'start' | 'end'> {
  /** Without it, that of the next event. */
  month?: string | undefined;
  day?: string | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** The wanted events of a month. What further filters would find is counted in all months, so that it stays the same. */
export async function siteEventsOfMonth(
  list: EventList,
  { month: wantedMonth, day: wantedDay, page, per_page: perPage, ...wanted }: WantedMonth,
  context: RequestContext,
  sales: EventSales = noSales,
) {
  const found = list.find(wanted, context.now);
  const month = wantedMonth ?? monthOfNext(found.events, context.now);
  const months = found.byMonth();
  const spans = spansOf(eventsOfMonth(months, month), month, ({ facts }) => facts.days);
  const days = countDays(spans, month);
  const day = days.find((one) => one.day === wantedDay)?.day ?? dayToShow(days, tokyoDay(context.now));
  const ofDay = day === undefined ? [] : eventsOn(spans, day);
  const isWhole = spans.length <= wholeListMax;
  const events = isWhole ? spans.map(({ event }) => event) : pageOf(ofDay, page, perPage);
  return {
    month,
    bars: presentBars(eventsWithBars(spans, month, weekStartOf(context.language)), context),
    days,
    day: day ?? null,
    events: await presentEvents(events, context, sales),
    lastPage: isWhole ? 1 : lastPageOf(ofDay.length, perPage),
    total: spans.length,
    ...monthsAround(monthsWithEvents(months), month),
    filters: found.filters(context.language),
  };
}

/** The places with a name like what is typed that have events under the other filters, the most frequent first. */
export function placesLike(
  list: EventList,
  { q, ...wanted }: EventWish & { q?: string | undefined },
  { language, now }: RequestContext,
) {
  const words = nameWords(q ?? '');
  const named = list
    .find(wanted, now)
    .places()
    .filter(({ text, count }) => count > 0 && hasWords(foldName(Object.values(text).join('\n')), words));
  return named.slice(0, choicesMax).map((choice) => presentChoice(choice, language));
}
