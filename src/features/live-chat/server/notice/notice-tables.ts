import type { Generated } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    chat_notice: ChatNoticeTable;
    chat_notice_secret: ChatNoticeSecretTable;
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
