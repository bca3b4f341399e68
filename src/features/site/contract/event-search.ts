import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { pageQuery } from '#kernel/schema.ts';
import { eventOrders, fees } from '../rules/event-filters.ts';
import { monthPattern } from '../rules/event-months.ts';
import { eventEntrySchema, overview } from './event-entry.ts';
import { eventChoice, eventFiltersSchema } from './event-filters.ts';

const text = v.pipe(v.string(), maxLetters(200));
const eventWish = {
  keyword: v.optional(text),
  tag: v.optional(text),
  place: v.optional(text),
  fee: v.optional(v.picklist(fees)),
};

export const searchEvents = endpoint({
  name: 'searchEvents',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'event_search/{portalId}/{contentId}',
  summary:
    'The events of a portal, or at portal 0 of all open portals, that overlap the period, contain the words of the keyword and have the tag, the place and the kind of price. The next event comes first; with order=new, the one that was published last [SITE-026].',
  query: v.object({
    ...eventWish,
    start: v.optional(text),
    end: v.optional(text),
    order: v.optional(v.picklist(eventOrders)),
    ...pageQuery,
  }),
  answer: v.array(eventEntrySchema),
  paged: true,
  beside: v.object({ filters: eventFiltersSchema }),
});

export const listEventPlaces = endpoint({
  name: 'listEventPlaces',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'event_places/{portalId}/{contentId}',
  summary:
    'The places of the same search whose name contains the words of q, at most 50, those with the most events first [SITE-026].',
  query: v.object({ ...eventWish, start: v.optional(text), end: v.optional(text), q: v.optional(text) }),
  answer: v.array(eventChoice),
});

/** An event as a bar of a calendar. */
const eventBarSchema = v.object({
  ...v.pick(eventEntrySchema, ['portalId', 'eventId', 'ownDomain']).entries,
  ...v.pick(overview, ['name', 'startDate', 'endDate']).entries,
});
export type EventBar = v.InferOutput<typeof eventBarSchema>;

export const readEventMonth = endpoint({
  name: 'readEventMonth',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'event_month/{portalId}/{contentId}',
  summary:
    'A month of the same search, without a name that of the next event: how many events each day has, the events that a calendar shows as bars, three above each other, and the events of a day by pages, of the next day that has some unless the day is named. Up to 60 events of a month come whole. Beside them the nearest months before and after that have some [SITE-026].',
  query: v.object({
    ...eventWish,
    month: v.optional(v.pipe(v.string(), v.regex(monthPattern))),
    day: v.optional(text),
    ...pageQuery,
  }),
  answer: v.object({
    month: v.string(),
    bars: v.array(eventBarSchema),
    days: v.array(v.object({ day: v.string(), count: v.number() })),
    /** Whose events these are; null in a month without any. */
    day: v.nullable(v.string()),
    events: v.array(eventEntrySchema),
    lastPage: v.number(),
    total: v.number(),
    previous: v.nullable(v.string()),
    next: v.nullable(v.string()),
    filters: eventFiltersSchema,
  }),
});
