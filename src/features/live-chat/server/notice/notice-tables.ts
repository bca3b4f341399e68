import type { Generated } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    chat_notice: ChatNoticeTable;
    chat_notice_secret: ChatNoticeSecretTable;
    chat_push_key: ChatPushKeyTable;
    chat_push: ChatPushTable;
    chat_pushed: ChatPushedTable;
  }
}

export interface ChatNoticeTable {
  chat_profile_id: number;
  member_id: number;
  mails: Generated<boolean>;
  mailed_at: Moment | null;
}

export interface ChatNoticeSecretTable {
  /** There is one row. */
  id: Generated<number>;
  secret: string;
}

export interface ChatPushKeyTable {
  /** There is one row. */
  id: Generated<number>;
  public_key: string;
  private_key: string;
}

export interface ChatPushTable {
  endpoint: string;
  chat_profile_id: number;
  member_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
}

export interface ChatPushedTable {
  chat_profile_id: number;
  member_id: number;
  room_id: number;
  comment_index: number;
}
