import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { MessageType, RoomKind } from '../../rules/channel/room-kind.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    chat_source: ChatSourceTable;
    chat_profile: ChatProfileTable;
    chat_room: ChatRoomTable;
    chat_room_user: ChatRoomUserTable;
    chat_contact: ChatContactTable;
    chat_block: ChatBlockTable;
    chat_picture: ChatPictureTable;
    chat_comment: ChatCommentTable;
    chat_auto_reply: ChatAutoReplyTable;
  }
}

export interface ChatSourceTable {
  source_id: GeneratedAlways<number>;
  realm_key: string;
  data_source_id: number;
}

export interface ChatProfileTable {
  chat_profile_id: GeneratedAlways<number>;
  source_id: number;
  member_id: number | null;
  live_chat_user_id: string;
  user_id_hash: string;
  nickname: string;
  avatar: string | null;
  tag_ids: Generated<number[]>;
  token: string;
  version: Generated<number>;
  language: string;
  created_at: Moment;
  updated_at: Moment;
  seen_at: Moment | null;
}

export interface ChatRoomTable {
  room_id: GeneratedAlways<number>;
  source_id: number;
  kind: RoomKind;
  low_profile_id: number | null;
  high_profile_id: number | null;
  site_key: string | null;
  content_id: number | null;
  detail_id: number | null;
  request_key: string | null;
  started_by: number | null;
  started_at: Moment;
  invite: boolean;
  title: Generated<string>;
  description: Generated<string>;
  icon_image: string | null;
  comment_count: Generated<number>;
  version: Generated<number>;
  changed_version: Generated<number>;
  last_message: string | null;
  last_message_type: MessageType | null;
  last_messaged_at: Moment | null;
  last_messaged_by: number | null;
  created_at: Moment;
  updated_at: Moment;
}

export interface ChatRoomUserTable {
  room_id: number;
  chat_profile_id: number;
  invite: boolean;
  leave: Generated<boolean>;
  read_comment_index: Generated<number>;
  muted: Generated<boolean>;
  changed_version: number;
  joined_at: Moment;
}

export interface ChatContactTable {
  chat_profile_id: number;
  contact_profile_id: number;
  room_id: number;
  created_at: Moment;
  updated_at: Moment;
  deleted: Generated<boolean>;
  deleted_at: Moment | null;
}

export interface ChatBlockTable {
  chat_profile_id: number;
  blocked_profile_id: number;
  created_at: Moment;
}

export interface ChatPictureTable {
  picture_id: string;
  owner_profile_id: number;
  room_id: number | null;
  width: number;
  height: number;
  whole: Buffer;
  thumbnail: Buffer;
  created_at: Moment;
  committed_at: Moment | null;
}

export interface ChatCommentTable {
  room_id: number;
  comment_index: number;
  version: number;
  chat_profile_id: number;
  key: string;
  type: MessageType;
  body: string;
  picture_id: string | null;
  meeting: JsonDocument | null;
  created_at: Moment;
  removed_at: Moment | null;
}

export interface ChatAutoReplyTable {
  site_key: string;
  content_id: number;
  detail_id: number;
  chat_profile_id: number;
  /** In Tokyo, as 2026-11-20. */
  day: string;
  exhibitor_profile_id: number;
}
