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

interface ChatNoticeTable {
  chat_profile_id: number;
  member_id: number;
  mails: Generated<boolean>;
  mailed_at: Moment | null;
}

interface ChatNoticeSecretTable {
  /** There is one row. */
  id: Generated<number>;
  secret: string;
}

interface ChatPushKeyTable {
  /** There is one row. */
  id: Generated<number>;
  public_key: string;
  private_key: string;
}

interface ChatPushTable {
  endpoint: string;
  chat_profile_id: number;
  member_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
}

interface ChatPushedTable {
  chat_profile_id: number;
  member_id: number;
  room_id: number;
  comment_index: number;
}
