import type { StoredJson } from '#server/database/column-types.ts';
import { readMeeting } from '../desk/read-meeting.ts';
import { formatInstant } from '#kernel/period.ts';
import type { MessageType } from '../../rules/channel/room-kind.ts';
import type { Comment, Room, RoomEvent, RoomFields, RoomUser } from '../../rules/channel/room-shapes.ts';
import type { StoredMessage } from '../../rules/room/send.ts';

/** The columns of a room, with its users as JSON. */
export interface RoomRow {
  room_id: number;
  kind: string;
  invite: boolean;
  title: string;
  description: string;
  icon_image: string | null;
  comment_count: number;
  version: number;
  last_message: string | null;
  last_message_type: MessageType | null;
  last_messaged_at: Date | null;
  last_messaged_by: number | null;
  created_at: Date;
  updated_at: Date;
  users: RoomUser[];
}

/** Of a room `r`; the query's `users` is to follow. */
export const roomColumns = `r.room_id, r.kind, r.invite, r.title, r.description, r.icon_image, r.comment_count, r.version,
  r.last_message, r.last_message_type, r.last_messaged_at, r.last_messaged_by, r.created_at, r.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('user_id', u.chat_profile_id, 'read_comment_index', u.read_comment_index,
      'invite', u.invite, 'leave', u.leave) order by u.chat_profile_id)
    from chat_room_user u where u.room_id = r.room_id
  ), '[]') as users`;

/** The columns of a message `c`, with its picture `i`. */
export const commentColumns = `c.comment_index, c.version, c.key, c.chat_profile_id, c.type, c.body, c.meeting,
  c.created_at, c.removed_at, c.picture_id, i.width, i.height`;

export interface CommentRow {
  comment_index: number;
  version: number;
  key: string;
  chat_profile_id: number;
  type: MessageType;
  body: string;
  meeting: StoredJson | null;
  /** A text where it comes from JSON. */
  created_at: Date | string;
  removed_at: Date | string | null;
  picture_id: string | null;
  width: number | null;
  height: number | null;
}

const time = (at: Date | string): string => formatInstant(new Date(at).getTime());

function presentFields(
  row: Pick<RoomRow, 'invite' | 'title' | 'description' | 'icon_image'> & { updated_at: Date | string },
): RoomFields {
  return {
    invite: row.invite,
    title: row.title,
    description: row.description,
    icon_image: row.icon_image,
    updated_at: time(row.updated_at),
  };
}

export function presentRoom(row: RoomRow): Room {
  return {
    id: row.room_id,
    group: row.kind === 'group',
    ...presentFields(row),
    comment_count: row.comment_count,
    created_at: time(row.created_at),
    last_message: row.last_message,
    last_message_type: row.last_message_type,
    last_messaged_at: row.last_messaged_at && time(row.last_messaged_at),
    last_messaged_user_id: row.last_messaged_by,
    users: row.users,
    version: row.version,
  };
}

export function presentComment(row: CommentRow): Comment {
  const isRemoved = row.removed_at !== null;
  const hasPicture = !isRemoved && row.picture_id !== null && row.width !== null && row.height !== null;
  return {
    index: row.comment_index,
    key: row.key,
    user_id: row.chat_profile_id,
    type: row.type,
    body: isRemoved ? '' : row.body,
    image: hasPicture ? { id: row.picture_id!, width: row.width!, height: row.height! } : null,
    meeting: isRemoved ? null : readMeeting(row.meeting),
    created_at: time(row.created_at),
    removed: isRemoved,
  };
}

/** A message as it was stored, for the rules that meet it again. */
export function storedMessage(row: CommentRow): StoredMessage {
  return {
    sender: row.chat_profile_id,
    key: row.key,
    type: row.type,
    body: row.body,
    pictureId: row.picture_id,
    meeting: readMeeting(row.meeting),
    index: row.comment_index,
    version: row.version,
    createdAt: new Date(row.created_at).getTime(),
    isRemoved: row.removed_at !== null,
  };
}

/** A change as the statement of the topic gives it. */
export type EventRow =
  | { at: number; comment: CommentRow }
  | { at: number; user: RoomUser }
  | { at: number; room: Parameters<typeof presentFields>[0] };

export function presentEvent(row: EventRow): RoomEvent {
  if ('comment' in row) return { at: row.at, comment: presentComment(row.comment) };
  if ('user' in row) return row;
  return { at: row.at, room: presentFields(row.room) };
}
