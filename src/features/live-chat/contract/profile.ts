import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idMax } from '#kernel/limits.ts';

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

/** Longer than anything valid, so that the broken rule names the problem and not this limit. */
const typed = v.pipe(v.string(), maxLetters(10_000));
/** Ids in a query, as `1,2,3`. */
export const idsInQuery = v.pipe(
  v.string(),
  v.regex(/^(\d{1,10}(,\d{1,10}){0,199})?$/),
  v.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
  v.check((all) => all.every((id) => id <= idMax)),
);

export const chatProfileSchema = v.object({
  id: v.number(),
  liveChatUserId: v.string(),
  nickname: v.string(),
  /** Below the site's base. */
  image: v.nullable(v.string()),
  tagIds: v.array(v.number()),
  /** False for a person who has left. */
  isRegistered: v.boolean(),
});
export type ChatProfile = v.InferOutput<typeof chatProfileSchema>;

export const ownProfileSchema = v.object({
  ...chatProfileSchema.entries,
  /** Opens a talk with the caller: `?token=` of the chat's page. */
  token: v.string(),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

export const readChatProfile = endpoint({
  name: 'readChatProfile',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/profile/${place}`,
  summary: 'The chat profile of the caller, or null [CHAT-029].',
  answer: v.object({
    profile: v.nullable(ownProfileSchema),
    /** The tags that the organiser offers. */
    tags: v.array(v.object({ tagId: v.number(), name: v.string() })),
    /** The ways in which this chat can be searched. */
    search: v.object({
      directSearch: v.boolean(),
      target: v.picklist(['All', 'None']),
      priority: v.boolean(),
      priorityAccount: v.array(v.string()),
    }),
  }),
});

export const saveChatProfile = endpoint({
  name: 'saveChatProfile',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/profile/${place}`,
  summary:
    'Registers the caller in a chat, or changes their profile; the chat user id cannot be changed. 422 names each wrong field [CHAT-036, CHAT-037, CHAT-039, CHAT-058].',
  body: v.object({
    liveChatUserId: v.optional(typed),
    nickname: v.optional(typed, ''),
    /** The temp_path of an uploaded picture, the present one, or nothing for none. */
    image: v.optional(v.pipe(v.string(), maxLetters(200)), ''),
    tagIds: v.optional(idsInQuery, ''),
  }),
  answer: ownProfileSchema,
  statuses: [409, 429],
});

export const findProfileId = endpoint({
  name: 'findProfileId',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/profile/get_id/${place}/{token}`,
  summary: 'The profile that a token names; 404 for an unknown token [CHAT-040].',
  answer: v.object({ id: v.number() }),
  statuses: [429],
});

/** The chat tells nothing here: its own calls do. */
export const chatFactSchema = v.array(v.looseObject({}));

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    liveChat: v.InferOutput<typeof chatFactSchema>;
  }
}
