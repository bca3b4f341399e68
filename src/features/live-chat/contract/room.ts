import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { flagSchema, idSchema, pageQuery } from '#kernel/schema.ts';
import { messageTypes } from '../rules/channel/room-kind.ts';
import { roomListNames } from '../rules/channel/room-shapes.ts';
import { roomsPageMax } from '../rules/limits/chat-limits.ts';

/** The site, the content of the chat, and the source that the content names. */
const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';
const inRoom = `${place}/{roomId}` as const;

/** Longer than anything valid, so that the broken rule names the problem and not this limit. */
const typed = v.pipe(v.string(), maxLetters(100_000));
/** ISO 8601, in Tokyo time. */
const time = v.string();
/** A UUID, made by the page, so that a repeated call does nothing twice. */
const key = v.pipe(v.string(), v.uuid());

const knownId = v.optional(v.pipe(v.string(), maxLetters(100)));

export const roomUserSchema = v.object({
  /** The id of a chat profile. */
  user_id: v.number(),
  read_comment_index: v.number(),
  /** They have invited the others or accepted, and may write. */
  invite: v.boolean(),
  leave: v.boolean(),
});
export type RoomUser = v.InferOutput<typeof roomUserSchema>;

/** The fields of a room that its people change, and what accepting changes. */
const roomFields = {
  invite: v.boolean(),
  title: v.string(),
  description: v.string(),
  icon_image: v.nullable(v.string()),
  updated_at: time,
};

export const roomSchema = v.object({
  id: v.number(),
  group: v.boolean(),
  ...roomFields,
  /** The messages there ever were; each has its place among them. */
  comment_count: v.number(),
  created_at: time,
  last_message: v.nullable(v.string()),
  last_message_type: v.nullable(v.picklist(messageTypes)),
  last_messaged_at: v.nullable(time),
  last_messaged_user_id: v.nullable(v.number()),
  users: v.array(roomUserSchema),
  /** The number of changes of the room, which is the position from which the realtime channel continues. */
  version: v.number(),
});
export type Room = v.InferOutput<typeof roomSchema>;

export const meetingSchema = v.object({ url: v.string(), startAt: v.nullable(time) });
export type Meeting = v.InferOutput<typeof meetingSchema>;

export const commentSchema = v.object({
  /** Its place in the room, from 1. */
  index: v.number(),
  key: v.string(),
  user_id: v.number(),
  type: v.picklist(messageTypes),
  /** Empty for a picture and for a removed message. */
  body: v.string(),
  /** Fetched by `readChatPicture` with the headers of a call. */
  image: v.nullable(v.object({ id: v.string(), width: v.number(), height: v.number() })),
  meeting: v.nullable(meetingSchema),
  created_at: time,
  removed: v.boolean(),
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** A change of a room, as the realtime channel sends it; `at` counts the changes. */
export const roomEventSchema = v.union([
  v.object({ at: v.number(), comment: commentSchema }),
  v.object({ at: v.number(), user: roomUserSchema }),
  v.object({ at: v.number(), room: v.object(roomFields) }),
]);
export type RoomEvent = v.InferOutput<typeof roomEventSchema>;

export const contactSchema = v.object({
  user_id: v.number(),
  room_id: v.number(),
  created_at: time,
  updated_at: time,
  deleted: v.boolean(),
  deleted_at: v.nullable(time),
});
export type Contact = v.InferOutput<typeof contactSchema>;

export const inviteContactSchema = v.object({
  key: v.string(),
  /** The person who invites. */
  user_id: v.number(),
  room_id: v.number(),
  invite: v.boolean(),
  created_at: time,
});
export type InviteContact = v.InferOutput<typeof inviteContactSchema>;

/** The rooms, contacts and invitations of one person, which the realtime channel sends as a whole. */
export const ownChatSchema = v.object({
  user: v.object({ id: v.number(), contacts: v.array(contactSchema), room_ids: v.array(v.number()) }),
  /** Invitations that wait for the person. */
  invites: v.array(inviteContactSchema),
  /** The rooms the person is in, the newest message first. */
  rooms: v.array(roomSchema),
  muted_room_ids: v.array(v.number()),
  blocked_user_ids: v.array(v.number()),
  /** Why the organiser lets them read only; the field is missing for everybody else. */
  suspended_for: v.optional(v.string()),
});

const roomListSchema = v.object({
  total: v.number(),
  /** For `before`: asks for the rooms of the list that follow; null: none does. */
  next: v.nullable(v.string()),
});

/** A part of a person's rooms: the user's contacts, and the blocked, are then those who are in these rooms. */
export const windowedChatSchema = v.object({
  ...ownChatSchema.entries,
  window: v.object({
    talks: roomListSchema,
    invited: roomListSchema,
    /** Rises with every change of what is the person's own, but not with messages. */
    version: v.number(),
    unread: v.object({ total: v.number(), room_ids: v.array(v.number()) }),
  }),
});

const read = { who: 'member', at: 'content', method: 'GET' } as const;
const change = { who: 'activeMember', at: 'content', method: 'POST' } as const;

export const readOwnChat = endpoint({
  ...read,
  name: 'readOwnChat',
  path: `live_chat/rooms/${place}`,
  summary:
    'The rooms, contacts and invitations of the caller; 404 without a chat profile. With `per_page` the newest rooms and the newest invitations, with `list` and `before` those that follow, with `room_id` one room; `window` then says what there is beside them [CHAT-003, CHAT-006].',
  query: v.object({
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(roomsPageMax))),
    list: v.optional(v.picklist(roomListNames)),
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,11}-\d{1,9}$/))),
    room_id: v.optional(idSchema),
  }),
  answer: v.object({
    ...ownChatSchema.entries,
    window: v.optional(windowedChatSchema.entries.window),
    /** Names the life of the database: counts of another one are void. */
    epoch: v.string(),
  }),
});

export const readComments = endpoint({
  ...read,
  name: 'readComments',
  path: `live_chat/comments/${inRoom}`,
  summary:
    'The last messages of a room in their order, or those before an index; 404 for people who are not in the room [CHAT-005].',
  query: v.object({
    before: v.optional(v.pipe(idSchema, v.minValue(1))),
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(100))),
  }),
  answer: v.object({ epoch: v.string(), room: roomSchema, comments: v.array(commentSchema) }),
});

export const startTalk = endpoint({
  ...change,
  name: 'startTalk',
  path: `live_chat/start/${place}`,
  summary:
    'Opens the one room of the caller and another person, who is named by the id of their profile, by its token, or by the extoken of an exhibitor. An extoken makes the two contacts at once, and the booth may send its automatic reply [CHAT-013, CHAT-026, CHAT-027, CHAT-028].',
  body: v.object({
    userId: v.optional(idSchema),
    /**
     * Sent with a user id. Where people can be found only by their exact chat user id, it proves that the caller knows
     * the person.
     */
    liveChatUserId: knownId,
    token: v.optional(v.pipe(v.string(), maxLetters(100))),
    extoken: v.optional(v.pipe(v.string(), maxLetters(100))),
    /** With an extoken: the booth, and whether its answer is sent. */
    reply: v.optional(flagSchema),
    content_id: v.optional(idSchema),
    detail_id: v.optional(idSchema),
  }),
  answer: roomSchema,
  statuses: [409, 429],
});

export const sendComment = endpoint({
  ...change,
  name: 'sendComment',
  path: `live_chat/comment/${inRoom}`,
  summary:
    'Sends a message. A call with the same key answers the stored message. 409: the key was used for another text, the other person has left, or the caller has not accepted the invitation [CHAT-020, CHAT-033].',
  bodyKind: 'json',
  body: v.object({
    key,
    type: v.optional(v.picklist(messageTypes), 'TEXT'),
    body: v.optional(typed, ''),
    /** A picture of the caller from commit/image. */
    image: v.optional(v.pipe(v.string(), v.uuid())),
    meeting: v.optional(v.object({ url: typed, startAt: v.optional(v.nullable(v.pipe(v.string(), maxLetters(40)))) })),
    /** Accepts the invitation with the message. */
    accept: v.optional(flagSchema, false),
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: commentSchema,
  statuses: [409, 429],
});

export const removeComment = endpoint({
  ...change,
  name: 'removeComment',
  path: `live_chat/comment_remove/${inRoom}`,
  summary: 'Removes a message of the caller; an empty message stays in its place.',
  body: v.object({ index: v.pipe(idSchema, v.minValue(1)) }),
  answer: commentSchema,
});

export const readRoom = endpoint({
  ...change,
  // A person whom the organiser has blocked still reads (ACCESS-048).
  who: 'member',
  name: 'readRoom',
  path: `live_chat/room_read/${inRoom}`,
  summary: 'Marks a room as read up to a message; the mark never moves back [CHAT-023].',
  body: v.object({ index: idSchema }),
  answer: roomUserSchema,
});

export const acceptInvite = endpoint({
  ...change,
  name: 'acceptInvite',
  path: `live_chat/accept/${inRoom}`,
  summary: 'Accepts an invitation, which makes the two people contacts [CHAT-016].',
  answer: roomSchema,
  statuses: [409],
});

export const createGroup = endpoint({
  ...change,
  name: 'createGroup',
  path: `live_chat/group/${place}`,
  summary: 'Makes a group of contacts; a call with the same key answers the same group [CHAT-059].',
  bodyKind: 'json',
  body: v.object({ key, title: typed, userIds: v.pipe(list(idSchema, 100), v.minLength(1)) }),
  answer: roomSchema,
  statuses: [409, 429],
});

export const changeGroup = endpoint({
  ...change,
  name: 'changeGroup',
  path: `live_chat/group_change/${inRoom}`,
  summary: 'Changes the name and the description of a group; everybody in the group may [CHAT-059].',
  body: v.object({ title: typed, description: v.optional(typed, '') }),
  answer: roomSchema,
});

export const inviteToGroup = endpoint({
  ...change,
  name: 'inviteToGroup',
  path: `live_chat/group_invite/${inRoom}`,
  summary: 'Adds contacts of the caller to a group [CHAT-059].',
  bodyKind: 'json',
  body: v.object({ userIds: v.pipe(list(idSchema, 100), v.minLength(1)) }),
  answer: roomSchema,
  statuses: [409],
});

export const leaveRoom = endpoint({
  ...change,
  who: 'member',
  name: 'leaveRoom',
  path: `live_chat/leave/${inRoom}`,
  summary: 'Leaves a group, or declines an invitation; a second call changes nothing [CHAT-059].',
  answer: roomUserSchema,
});

export const muteRoom = endpoint({
  ...change,
  who: 'member',
  name: 'muteRoom',
  path: `live_chat/mute/${inRoom}`,
  summary: 'Sets whether the caller gets notices of a room.',
  body: v.object({ muted: flagSchema }),
  answer: v.object({ muted: v.boolean() }),
});

export const deleteContact = endpoint({
  ...change,
  who: 'member',
  name: 'deleteContact',
  path: `live_chat/contact_delete/${place}`,
  summary: 'Deletes a contact and leaves the room with them; a second call changes nothing [CHAT-017, CHAT-018].',
  body: v.object({ userId: idSchema }),
  answer: contactSchema,
});

export const addContact = endpoint({
  ...change,
  name: 'addContact',
  path: `live_chat/contact_add/${place}`,
  summary: 'Takes a deleted contact back, which invites them again [CHAT-019].',
  body: v.object({ userId: idSchema }),
  answer: roomSchema,
  statuses: [409, 429],
});

export const blockPerson = endpoint({
  ...change,
  who: 'member',
  name: 'blockPerson',
  path: `live_chat/block/${place}`,
  summary:
    'Blocks a person, or ends the block. Nothing from a blocked person arrives, and they see what a deleted contact sees.',
  body: v.object({ userId: idSchema, liveChatUserId: knownId, blocked: flagSchema }),
  answer: v.object({ blocked_user_ids: v.array(v.number()) }),
});

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
  path: `live_chat/unread/${place}`,
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

export const announceMessage = endpoint({
  name: 'announceMessage',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/message/send/${place}`,
  summary:
    'Asks the server to notify a person, named by the id of their chat profile, of the caller’s unread messages. The server notifies people anyway, and the answer is the same for every id [CHAT-044].',
  body: v.object({ id: idSchema }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [429],
});

export const endNotices = endpoint({
  name: 'endNotices',
  who: 'member',
  at: 'content',
  method: 'POST',
  path: `live_chat/message/read/${place}`,
  summary:
    'Cancels the notices that wait to be sent to the caller, who has seen the list of rooms; no room is marked as read [CHAT-045].',
  answer: v.object({ done: v.literal(true) }),
});
