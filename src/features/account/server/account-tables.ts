import type { Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Moment, MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    member: MemberTable;
    member_session: MemberSessionTable;
    session_token: SessionTokenTable;
    member_role: MemberRoleTable;
    mail_code: MailCodeTable;
  }
}

export interface MemberTable {
  member_id: GeneratedAlways<number>;
  realm_key: string;
  mail: string;
  mail_key: string;
  login_id: string | null;
  login_key: string | null;
  password_hash: string | null;
  language: LanguageCode;
  created_at: MomentNow;
  changed_at: MomentNow;
}

interface MemberSessionTable {
  session_id: string;
  member_id: number;
  generation: Generated<number>;
  /** The site whose draft a preview link shows; null: it is a member's own session. */
  preview_of: Generated<string | null>;
  /** Of the anonymous-token; null: of an earlier release, or of a browser without one. */
  browser_hash: Generated<string | null>;
  created_at: MomentNow;
  expires_at: Moment;
}

interface SessionTokenTable {
  token_hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  generation: number;
  expires_at: Moment;
}

export type MemberRole = 'invited' | 'blocked' | 'staff' | 'exhibitor' | 'previewer';

interface MemberRoleTable {
  site_key: string;
  member_id: number;
  role: MemberRole;
}

export type MailCodePurpose = 'register' | 'reset' | 'mail';

interface MailCodeTable {
  mail_code_id: string;
  purpose: MailCodePurpose;
  realm_key: string;
  mail: string;
  mail_key: string;
  member_id: number | null;
  code_hash: string | null;
  tries: Generated<number>;
  token_hash: string | null;
  created_at: Moment;
  expires_at: Moment;
}
