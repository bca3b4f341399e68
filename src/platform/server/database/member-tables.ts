import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { DocumentVersion, Moment, MomentNow } from './column-types.ts';

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

export type IdentityMethod = 'Bnid' | 'OpenId' | 'Jid';

export interface MemberIdentityTable {
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  subject: string;
  member_id: number;
  connected_at: MomentNow;
}

export interface MemberSessionTable {
  session_id: string;
  member_id: number;
  generation: Generated<number>;
  is_preview: Generated<boolean>;
  created_at: MomentNow;
  expires_at: Moment;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  generation: number;
  expires_at: Moment;
}

export type MemberRole = 'invited' | 'blocked' | 'staff' | 'exhibitor' | 'previewer';

export interface MemberRoleTable {
  site_key: string;
  member_id: number;
  role: MemberRole;
}

export interface InvitationTable {
  site_key: string;
  mail_key: string;
  invited_at: MomentNow;
  is_of_file: Generated<boolean>;
}

export interface DraftInvitationTable {
  site_key: string;
  mail_key: string;
}

export interface TermsAgreementTable {
  site_key: string;
  member_id: number;
  terms_content_id: number;
  agreed_at: Moment;
  log_check_key: Generated<string | null>;
}

export interface MyFolderItemTable {
  my_folder_item_id: GeneratedAlways<number>;
  site_key: string;
  member_id: number;
  name: string;
  path: string;
  saved_at: Moment;
}

export type MailCodePurpose = 'register' | 'reset' | 'mail';

export interface MailCodeTable {
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

export interface TryCountTable {
  try_key: string;
  tries: number;
  ends_at: Moment;
}

export interface AppLoginKeyTable {
  key_hash: string;
  member_id: number;
  expires_at: Moment;
}

export interface IdentityProviderTable {
  realm_key: string;
  version: DocumentVersion;
  method: IdentityMethod;
  issuer: string;
  client_id: string;
  client_secret: string | null;
  trusts_mail: Generated<boolean>;
}

export interface IdentityAttemptTable {
  state_hash: string;
  browser_hash: string;
  site_key: string;
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  member_id: number | null;
  redirect_uri: string;
  nonce: string;
  code_verifier: string;
  link: string | null;
  answer: string | null;
  return_hash: string | null;
  expires_at: Moment;
}

export interface IdentityProofTable {
  token_hash: string;
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  subject: string;
  mail: string | null;
  member_id: number | null;
  expires_at: Moment;
}

export interface ProfileAnswerTable {
  member_id: number;
  site_key: string;
  entry_form_key: string;
  answer_method: string;
  text_value: string;
  /** `[{ key, value }]`. */
  selector_value: ColumnType<unknown, string, string>;
  changed_at: MomentNow;
}
