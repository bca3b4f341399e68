import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { flagSchema, idSchema } from '#kernel/schema.ts';
import { contactsPageSize, roomsPageMax, searchPageSize } from '../rules/limits/chat-limits.ts';
import { contactLists, contactStates } from '../rules/search/acquaintances.ts';
import { searchTargets } from '../rules/search/search-rules.ts';
import { chatProfileSchema, idsInQuery } from './profile.ts';

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

export const foundProfileSchema = v.object({
  ...chatProfileSchema.entries,
  /** How many contacts the person has. */
  connectCount: v.number(),
});
export type FoundProfile = v.InferOutput<typeof foundProfileSchema>;

export const searchProfiles = endpoint({
  name: 'searchProfiles',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/profile/search/${place}`,
  summary:
    'The profiles that match words and tags, or the profiles of the given ids if these people are contacts of the caller or share a room with them. Where the content’s setting is stricter than the query, it wins [CHAT-041].',
  query: v.object({
    ids: v.optional(idsInQuery),
    text: v.optional(v.pipe(v.string(), maxLetters(keywordMax)), ''),
    tag_ids: v.optional(idsInQuery, ''),
    target: v.optional(v.picklist(searchTargets), 'All'),
    is_priority_account: v.optional(flagSchema, false),
    /** Chat user ids, as `a,b`. */
    priority_account: v.optional(v.pipe(v.string(), maxLetters(4_000)), ''),
    direct_search: v.optional(flagSchema, false),
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(searchPageSize)), searchPageSize),
    page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(1_000_000)), 1),
  }),
  answer: v.array(foundProfileSchema),
  paged: true,
  statuses: [429],
});

export const readTagCounts = endpoint({
  name: 'readTagCounts',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'live_chat/tag/connect_count/{portalId}[/{eventId}]',
  summary: 'The number of registered people in the site’s chats for each tag [CHAT-009, CHAT-046, CHAT-060].',
  answer: v.array(v.object({ tagId: v.number(), connectCount: v.number() })),
});

export const knownPersonSchema = v.object({
  user_id: v.number(),
  /** The room of the two; null: there is none. */
  room_id: v.nullable(v.number()),
  /** `declined`: the caller has left the room and kept the contact. */
  state: v.picklist(contactStates),
});
export type KnownPerson = v.InferOutput<typeof knownPersonSchema>;

export const readContacts = endpoint({
  name: 'readContacts',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/contacts/${place}`,
  summary:
    'The contacts of the caller, or the deleted or blocked ones, by pages in the order of their ids. With `ids` what these people are to the caller; strangers are missing [CHAT-006].',
  query: v.object({
    list: v.optional(v.picklist(contactLists), 'known'),
    /** The last id of the page before. */
    after: v.optional(idSchema, 0),
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(roomsPageMax)), contactsPageSize),
    ids: v.optional(idsInQuery),
  }),
  answer: v.object({
    people: v.array(knownPersonSchema),
    hasMore: v.boolean(),
    totals: v.object({ known: v.number(), accepted: v.number(), deleted: v.number(), blocked: v.number() }),
  }),
});
