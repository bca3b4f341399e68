import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { calendarType } from '#kernel/calendar-file.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { fileSchema, flagSchema, idSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';
import { filterTypes } from './rules/filter-type.ts';
import { scheduleIdsMax } from './rules/schedule.ts';

const ids = v.object({ ids: v.array(v.number()) });

/** A session in the words of the spec, in one language (SCHEDULE-001). */
export const scheduleContentSchema = v.object({
  /** The detailId of its address. */
  scheduleId: v.number(),
  createdAt: v.string(),
  items: v.object({
    title: v.object({ value: v.string(), phonetic: v.string() }),
    category: ids,
    division: ids,
    place: ids,
    speaker: ids,
    /** The streams that show it, the first one first. */
    live_stream: ids,
    main_image: v.nullable(pictureSchema),
    keyword: v.string(),
    /** Safe HTML; '' in lists. */
    description: v.string(),
    held_datetime: v.object({ startDate: v.string(), endDate: v.string() }),
    release_period: v.object({
      visiblePeriod: v.boolean(),
      visibleStartDate: v.nullable(v.string()),
      visibleEndDate: v.nullable(v.string()),
    }),
    pickup: v.object({ adoption: v.boolean(), priority: v.number() }),
  }),
});
export type ScheduleContent = v.InferOutput<typeof scheduleContentSchema>;

const choice = v.object({
  id: v.number(),
  name: v.string(),
  parentId: v.nullable(v.number()),
  /** How many sessions it would find beside the other terms. */
  count: v.number(),
});
export type ScheduleChoice = v.InferOutput<typeof choice>;

const choicesSchema = v.object({
  categories: v.array(choice),
  divisions: v.array(choice),
  places: v.array(choice),
});
export type ScheduleChoices = v.InferOutput<typeof choicesSchema>;

const speakerSchema = v.object({
  /** Of the list, and of the speaker in it: each has a page. */
  contentId: v.number(),
  detailId: v.number(),
  name: v.string(),
  affiliation: v.string(),
  thumbnail: v.nullable(pictureSchema),
});
export type SessionSpeaker = v.InferOutput<typeof speakerSchema>;

/** What the ids of the sessions beside them mean. */
const besideSchema = v.object({
  speakers: v.array(speakerSchema),
  streams: v.array(v.object({ contentId: v.number(), detailId: v.number() })),
});
export type BesideSessions = v.InferOutput<typeof besideSchema>;

const aroundSchema = v.object({
  /** What runs or begins within a day; of very many what runs and what begins next. */
  scheduleContents: v.array(scheduleContentSchema),
  /** Of very many: how many run and begin next, and until when it is true. */
  cut: v.nullable(v.object({ running: v.number(), next: v.number(), until: v.string() })),
});
export type AroundNow = v.InferOutput<typeof aroundSchema>;

export const scheduleListSchema = v.object({
  scheduleContents: v.array(scheduleContentSchema),
  ...choicesSchema.entries,
  ...besideSchema.entries,
  /** The days on which sessions begin, yyyy-MM-dd in Tokyo, with how many the terms find there. */
  days: v.array(v.object({ date: v.string(), count: v.number() })),
  /** With `type=day`: the day and the page that the sessions are of, and when each page of the day begins. */
  day: v.optional(v.object({ date: v.nullable(v.string()), page: v.number(), starts: v.array(v.string()) })),
  /** With `around`. */
  around: v.optional(aroundSchema),
});
export type ScheduleListAnswer = v.InferOutput<typeof scheduleListSchema>;

export const scheduleDetailSchema = v.object({
  scheduleContent: scheduleContentSchema,
  ...choicesSchema.entries,
  ...besideSchema.entries,
});
export type ScheduleDetailAnswer = v.InferOutput<typeof scheduleDetailSchema>;

/** One id or several: `category=1` and `category[]=1&category[]=2`. */
const idsQuery = v.optional(
  v.union([
    list(idSchema, scheduleIdsMax),
    v.pipe(
      idSchema,
      v.transform((id) => [id]),
    ),
  ]),
);
const dayQuery = v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)));

export const listSchedules = endpoint({
  name: 'listSchedules',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'schedule/{portalId}/{eventId}/{contentId}',
  summary:
    'The sessions of a schedule that are released now, in the order of their times: those of schedule_ids, or those that match the search; with every filter and how many sessions it would find [SCHEDULE-017].',
  query: v.object({
    ...pageQuery,
    schedule_ids: idsQuery,
    keyword: v.optional(v.pipe(v.string(), maxLetters(keywordMax))),
    category: idsQuery,
    division: idsQuery,
    place: idsQuery,
    date: dayQuery,
    /** The choice and order of a widget, History and Favorite among schedule_ids. */
    filter_type: v.optional(v.picklist(filterTypes)),
    /**
     * One day as the page of a schedule shows it: that of `date`, otherwise today, the next one or the last one. A short
     * day is whole; a long one has pages of its own length, and without `page` it begins with what is on.
     */
    type: v.optional(v.picklist(['day'])),
    /** With what is on now and next, whatever the terms find. */
    around: v.optional(flagSchema),
  }),
  answer: scheduleListSchema,
  paged: true,
});

export const readSchedule = endpoint({
  name: 'readSchedule',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'schedule/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One session with its description, and the names behind its ids [SCHEDULE-017].',
  answer: scheduleDetailSchema,
});

export const downloadSchedules = endpoint({
  name: 'downloadSchedules',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'schedule_calendar/{portalId}/{eventId}/{contentId}',
  summary:
    'The sessions of schedule_ids as a calendar file: one session, or the favourites of the caller. A session that the organiser withdrew before it began is cancelled in the file. 404 if the schedule never had any of them.',
  query: v.object({ schedule_ids: idsQuery }),
  answer: fileSchema,
  fileType: calendarType,
});

const feedSchema = v.object({
  /** When the address was made; null without one. */
  createdAt: v.nullable(v.string()),
});

export const readScheduleFeed = endpoint({
  name: 'readScheduleFeed',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'schedule_feed/{portalId}/{eventId}',
  summary: 'Whether the member has a private calendar address for their favourites at this event.',
  answer: feedSchema,
});

export const makeScheduleFeed = endpoint({
  name: 'makeScheduleFeed',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'schedule_feed/{portalId}/{eventId}',
  summary:
    'Makes the member’s private calendar address at this event; an older address ends at once. Only this answer has the token. 429 after twenty in an hour.',
  answer: v.object({ token: v.string(), createdAt: v.string() }),
  statuses: [429],
});

export const revokeScheduleFeed = endpoint({
  name: 'revokeScheduleFeed',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'schedule_feed/{portalId}/{eventId}/revoke',
  summary: 'Ends the member’s private calendar address at this event at once; without an address, nothing changes.',
  answer: feedSchema,
});

export const downloadScheduleFeed = endpoint({
  name: 'downloadScheduleFeed',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'schedule_feed/{portalId}/{eventId}/{token}',
  summary:
    'The favourite sessions of the member who made the private address, as a calendar. Calendar programs do not log in, so the token alone names the member, and the member’s doors and locks apply. Tokens that are unknown, replaced, revoked or older than the passcode of the site all get the same 404. The address may end with .ics.',
  answer: fileSchema,
  fileType: calendarType,
});
