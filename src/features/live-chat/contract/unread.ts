import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { pageQuery } from '#kernel/schema.ts';

export const unreadTalkSchema = v.object({
  roomId: v.number(),
  /** The name of a group; null: a talk of two. */
  group: v.nullable(v.string()),
  /** The other of a pair. */
  person: v.nullable(
    v.object({ id: v.number(), nickname: v.string(), image: v.nullable(v.string()), isRegistered: v.boolean() }),
  ),
  /** Waits for the answer of the caller. */
  isInvitation: v.boolean(),
  /** Its messages that the caller has not read. */
  count: v.number(),
});
export type UnreadTalk = v.InferOutput<typeof unreadTalkSchema>;

export const readUnreadTalks = endpoint({
  name: 'readUnreadTalks',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: 'live_chat/unread/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
  summary:
    'The rooms of the caller with unread messages, newest first, except muted rooms and rooms with people whom the caller has blocked.',
  query: v.object({ per_page: pageQuery.per_page }),
  answer: v.object({
    /** False for a member without a profile in this chat. */
    isRegistered: v.boolean(),
    hasTalks: v.boolean(),
    /** How many talks there are with unread messages. */
    total: v.number(),
    talks: v.array(unreadTalkSchema),
  }),
});
