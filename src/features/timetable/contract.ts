import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { idSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';

const filterIdsMax = 100;

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
/** One id or several. */
const idsQuery = v.optional(
  v.union([
    list(idSchema, filterIdsMax),
    v.pipe(
      idSchema,
      v.transform((id) => [id]),
    ),
  ]),
);
const named = v.object({ id: v.number(), name: v.string() });
const slots = v.object({
  timetableSlots: v.array(
    v.object({
      /** The day of a part, yyyy-MM-dd; null: a part that is no day. */
      date: maybe(v.string()),
      timetableTimeSlots: v.array(v.object({ timetableIds: v.array(v.number()) })),
    }),
  ),
});

export const timetableEntrySchema = v.object({
  timetableId: v.number(),
  ticketId: maybe(v.number()),
  title: v.string(),
  /** Plain text. */
  description: v.string(),
  image: maybe(pictureSchema),
  categoryId: maybe(v.number()),
  venueId: maybe(v.number()),
  startAt: v.string(),
  endAt: v.string(),
});
export type TimetableEntryAnswer = v.InferOutput<typeof timetableEntrySchema>;

/** TIMETABLE-002, TIMETABLE-003, TIMETABLE-013. */
export const timetableContentsSchema = v.object({
  timetables: v.array(timetableEntrySchema),
  /** All entries day by day, and those that a home shows. */
  list: slots,
  widget: slots,
  settings: v.object({
    /** The content that sells the tickets of the entries; null: none. */
    ticketContentId: maybe(v.number()),
    venues: v.array(named),
    categories: v.array(named),
    /** The names of the days in their order. '' shows the date. */
    dateTabs: v.array(v.object({ date: v.string(), label: v.string() })),
  }),
  /** With `type=page`, of a long timetable: what the entries are of. */
  page: v.optional(
    v.object({
      /** The days of the list, in order. */
      days: v.array(v.string()),
      /** null: what a search finds on all days. */
      date: maybe(v.string()),
      page: v.number(),
      pages: v.number(),
      /** How many entries all pages have. */
      total: v.number(),
      /** When each page begins. */
      starts: v.array(v.string()),
      /** Whether any entry of the timetable has a ticket. */
      hasTickets: v.boolean(),
    }),
  ),
});
export type TimetableContents = v.InferOutput<typeof timetableContentsSchema>;

export const readTimetable = endpoint({
  name: 'readTimetable',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'timetable/{portalId}/{eventId}/{contentId}',
  summary:
    'A timetable: its entries, their layout in the list and on a home page, its venues, categories and days. The ticket call answers the tickets of the entries by `ticket_ids` [TIMETABLE-012].',
  query: v.object({
    /**
     * `page`: of a timetable too long for one page, the day of `date` or what a search finds, in pages of their own
     * length; without `page` a day begins with what is on. `home`: what a home shows.
     */
    type: v.optional(v.picklist(['page', 'home'])),
    date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
    text: v.optional(v.pipe(v.string(), maxLetters(keywordMax))),
    categories: idsQuery,
    venues: idsQuery,
    page: pageQuery.page,
  }),
  answer: timetableContentsSchema,
});
