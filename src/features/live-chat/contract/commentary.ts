import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { idSchema } from '#kernel/schema.ts';
import { commentaryStates } from '../rules/channel/room-kind.ts';
import { commentaryMaxLetters } from '../rules/limits/chat-limits.ts';
import { reportFields } from './safety.ts';

/** The live stream beside which it stands, so that its doors are those of the stream. */
const stream = '{portalId}/{eventId}/{contentId}/{detailId}';

export const commentaryMessageSchema = v.object({
  /** Its place, from 1. */
  index: v.number(),
  /** The id of a chat profile. */
  user_id: v.number(),
  /** Empty for a removed message. */
  body: v.string(),
  created_at: v.string(),
  removed: v.boolean(),
  author: v.object({
    nickname: v.string(),
    liveChatUserId: v.string(),
    /** Below the site's base. */
    image: v.nullable(v.string()),
    /** False for a person who has left. */
    isRegistered: v.boolean(),
  }),
});

export const readCommentary = endpoint({
  name: 'readCommentary',
  who: 'visitor',
  at: 'detail',
  method: 'GET',
  path: `live_chat/commentary/${stream}`,
  summary: 'The last messages of the commentary beside a live stream, or those before an index [CHAT-030].',
  query: v.object({
    before: v.optional(v.pipe(idSchema, v.minValue(1))),
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(100))),
  }),
  answer: v.object({
    state: v.picklist(commentaryStates),
    /** Names the life of the database: counts of another one are void. */
    epoch: v.string(),
    /** The position from which the realtime channel continues. */
    version: v.number(),
    messages: v.array(commentaryMessageSchema),
    /** The chat whose people write here. */
    chat: v.object({ contentId: v.number(), dataSourceId: v.number() }),
    /** The caller's profile in it; null without one. */
    profileId: v.nullable(v.number()),
  }),
});

export const sendCommentary = endpoint({
  name: 'sendCommentary',
  who: 'activeMember',
  at: 'detail',
  method: 'POST',
  path: `live_chat/commentary/${stream}`,
  summary:
    'Writes a message into the commentary of a stream that is live; a call with the same key answers the stored message. 409: the stream is not live, or the caller has no chat profile. 429: less than five seconds after the last message [CHAT-030, CHAT-031].',
  bodyKind: 'json',
  body: v.object({
    key: v.pipe(v.string(), v.uuid()),
    body: v.optional(v.pipe(v.string(), maxLetters(commentaryMaxLetters, 10_000)), ''),
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: commentaryMessageSchema,
  statuses: [409, 429],
});

export const removeCommentary = endpoint({
  name: 'removeCommentary',
  who: 'activeMember',
  at: 'detail',
  method: 'POST',
  path: `live_chat/commentary_remove/${stream}`,
  summary: 'Removes a message of the caller from the commentary; an empty message stays in its place.',
  body: v.object({ index: v.pipe(idSchema, v.minValue(1)) }),
  answer: commentaryMessageSchema,
  statuses: [409],
});

export const reportCommentary = endpoint({
  name: 'reportCommentary',
  // A person whom the organiser has blocked or suspended may report too.
  who: 'member',
  at: 'detail',
  method: 'POST',
  path: `live_chat/commentary_report/${stream}`,
  summary:
    'Reports a message of the commentary to the organiser, with up to five messages around it; a second report changes nothing. 409: the caller has no chat profile.',
  body: v.object({ ...reportFields, index: v.pipe(idSchema, v.minValue(1)) }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: v.object({ reported: v.literal(true) }),
  statuses: [409, 429],
});
