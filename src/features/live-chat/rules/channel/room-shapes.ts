import type { MessageType } from './room-kind.ts';

/** The shapes that calls answer; the contract holds its schemas to them. Times are ISO 8601. */
export interface RoomUser {
  user_id: number;
  read_comment_index: number;
  invite: boolean;
  leave: boolean;
}

/** The fields of a room that an acceptance or its people change. */
export interface RoomFields {
  invite: boolean;
  title: string;
  description: string;
  icon_image: string | null;
  updated_at: string;
}

export interface Room extends RoomFields {
  id: number;
  group: boolean;
  comment_count: number;
  created_at: string;
  last_message: string | null;
  last_message_type: MessageType | null;
  last_messaged_at: string | null;
  last_messaged_user_id: number | null;
  users: RoomUser[];
  version: number;
}

export interface MeetingOfMessage {
  url: string;
  startAt: string | null;
}

export interface Comment {
  index: number;
  key: string;
  user_id: number;
  type: MessageType;
  body: string;
  image: { id: string; width: number; height: number } | null;
  meeting: MeetingOfMessage | null;
  created_at: string;
  removed: boolean;
}

/** A change of a room; `at` counts them. */
export type RoomEvent = { at: number } & ({ comment: Comment } | { user: RoomUser } | { room: RoomFields });

/** The rooms, contacts and invitations of one person. */
export interface OwnChat {
  user: { id: number; contacts: Contact[]; room_ids: number[] };
  /** Invitations that wait for the person. */
  invites: InviteContact[];
  /** The rooms the person is in, the newest message first. */
  rooms: Room[];
  muted_room_ids: number[];
  blocked_user_ids: number[];
  /** Why the organiser lets them read only; the field is missing for everybody else. */
  suspended_for?: string | undefined;
}

export const roomListNames = ['talks', 'invited'] as const;
/** The rooms of a person, and apart from them the invitations that wait for an answer. */
export type RoomListName = (typeof roomListNames)[number];

interface RoomListFacts {
  total: number;
  /** Asks for what follows the answered rooms; null: nothing does. */
  next: string | null;
}

/** What stands beside the rooms of an answer that has not all of them. */
interface RoomWindow extends Record<RoomListName, RoomListFacts> {
  /** Rises with every change of what is the person's own, but not with messages. */
  version: number;
  /** Rooms with unread messages: how many, and the newest of them. */
  unread: { total: number; room_ids: number[] };
}

/** A part of the rooms of one person, with the contacts and blocks of the people in them. */
export interface WindowedChat extends OwnChat {
  window: RoomWindow;
}

interface Contact {
  user_id: number;
  room_id: number;
  created_at: string;
  updated_at: string;
  deleted: boolean;
  deleted_at: string | null;
}

interface InviteContact {
  key: string;
  /** The person who invites. */
  user_id: number;
  room_id: number;
  invite: boolean;
  created_at: string;
}

interface CommentaryAuthor {
  nickname: string;
  liveChatUserId: string;
  image: string | null;
  isRegistered: boolean;
}

export interface CommentaryMessage {
  /** Its place, from 1. */
  index: number;
  user_id: number;
  body: string;
  created_at: string;
  removed: boolean;
  author: CommentaryAuthor;
}

/** A change of a commentary; `at` counts them. */
export interface CommentaryEvent {
  at: number;
  message: CommentaryMessage;
}
