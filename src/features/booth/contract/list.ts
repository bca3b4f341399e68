import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { flagSchema, idSchema, idsQuery, pageQuery, pictureSchema } from '#kernel/schema.ts';

const times = {
  startAt: v.string(),
  endAt: v.string(),
  /** From the moment of the answer; negative once it is past. */
  secondsToStart: v.number(),
  secondsToEnd: v.number(),
};

/** A booth as lists show it. */
export const boothEntrySchema = v.object({
  contentId: v.number(),
  boothId: v.number(),
  title: v.string(),
  phonetic: v.string(),
  stand: v.string(),
  image: v.nullable(pictureSchema),
  logo: v.nullable(pictureSchema),
  /** What the exhibitor does: how its text begins. */
  lead: v.string(),
  /** The name of its deepest category. */
  category: v.string(),
  categoryIds: v.array(v.number()),
  /** The ids of the sessions at its stage. */
  schedule: v.array(v.number()),
  /** Whether lists mark it while it is live (BOOTH-039). */
  liveShowIcon: v.boolean(),
  /** The streams that are on or to come. */
  movieLiveStreams: v.array(v.object({ movieUuid: v.string(), ...times })),
  brightcoveMovieLiveStreams: v.array(v.object({ liveStreamProId: v.string(), ...times })),
  /** HTML; left out in lists. */
  description: v.optional(v.string()),
});
export type BoothEntry = v.InferOutput<typeof boothEntrySchema>;

const boothCategorySchema = v.object({
  id: v.number(),
  parentBoothCategoryId: v.nullable(v.number()),
  name: v.string(),
  /** How many booths it would find, with all below it, under the other terms of the search. */
  count: v.number(),
});
export type BoothCategoryCount = v.InferOutput<typeof boothCategorySchema>;

const hallSchema = v.object({ contentId: v.number(), title: v.string(), count: v.number() });
export type BoothHall = v.InferOutput<typeof hallSchema>;

const liveSchema = v.object({
  /** How many booths are live under the other terms of the search. */
  count: v.number(),
  /** The moment of this answer. */
  at: v.string(),
  /** When the found booths are live, from now on: a list can tell that one has begun. */
  times: v.array(v.object({ contentId: v.number(), boothId: v.number(), startAt: v.string(), endAt: v.string() })),
});

export type BoothLive = v.InferOutput<typeof liveSchema>;

const words = v.optional(v.pipe(v.string(), maxLetters(keywordMax)));

export const listBooths = endpoint({
  name: 'listBooths',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'booth/{portalId}/{eventId}/{contentId}',
  summary:
    'The booths of a content that match the words and categories, with the text above the list; a parameter puts live booths first [BOOTH-028, BOOTH-040, BOOTH-041].',
  query: v.object({
    ...pageQuery,
    booth_ids: idsQuery(100),
    /** Leaves out the descriptions. */
    is_list: v.optional(flagSchema),
    /** Has the descriptions; the same as `type=detail`. */
    is_detail: v.optional(flagSchema),
    type: v.optional(v.picklist(['list', 'detail'])),
    /** Puts booths first that are live. */
    priority_live_stream_enable: v.optional(flagSchema),
    keyword: words,
    /** Booths of these categories, and of the categories below them. */
    category: idsQuery(20),
    /** Booths that are live: those of all contents of the event, as long as neither ids nor categories are asked for. */
    live: v.optional(flagSchema),
  }),
  answer: v.array(boothEntrySchema),
  paged: true,
  beside: v.object({
    /** HTML. */
    listText: v.string(),
    categories: v.array(boothCategorySchema),
    live: liveSchema,
    /** The contents in which live booths are counted and found, this one first; only this one under a category or ids. */
    halls: v.array(hallSchema),
  }),
});

export const searchBooths = endpoint({
  name: 'searchBooths',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'booth_cross_search/{portalId}/{eventId}/{contentId}',
  summary:
    'The booths of several contents: a few of each for a home page, or all that match, page by page. Contents that are locked for the caller are left out [BOOTH-003, BOOTH-030].',
  query: v.object({
    ...pageQuery,
    type: v.optional(v.picklist(['home', 'list'])),
    keyword: words,
    /** Of these booth contents. */
    content: idsQuery(20),
    live: v.optional(flagSchema),
  }),
  answer: v.array(boothEntrySchema),
  paged: true,
  beside: v.object({
    contents: v.array(hallSchema),
    live: liveSchema,
  }),
});

const viewCountSchema = v.object({ contentId: v.number(), detailId: v.number(), count: v.number() });
export type BoothViewCount = v.InferOutput<typeof viewCountSchema>;

export const listBoothViews = endpoint({
  name: 'listBoothViews',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: 'booth/{portalId}/{eventId}/view_count',
  summary: 'The number of views of each booth, for contents that count views [BOOTH-021, BOOTH-029, BOOTH-036].',
  query: v.object({ content_id: v.optional(idSchema), booth_ids: idsQuery(100) }),
  answer: v.array(viewCountSchema),
});

export const countBoothView = endpoint({
  name: 'countBoothView',
  who: 'visitor',
  at: 'detail',
  method: 'POST',
  path: 'booth/view/{portalId}/{eventId}/{contentId}/{detailId}',
  summary:
    'Counts a view of a booth, once for each visitor and day. Exhibitors and previewers do not count [BOOTH-016, BOOTH-036].',
  answer: viewCountSchema,
});
