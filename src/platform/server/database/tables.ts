import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';

/** Read as unknown on purpose: a stored document is parsed with its schema before it is believed. */
export type JsonDocument = ColumnType<unknown, object, object>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>;

export type DocumentVersion = 'draft' | 'published';

export interface SiteTable {
  site_key: string;
  portal_id: number;
  event_id: number | null;
  own_domain: string | null;
  revision: number | null;
  published_at: Moment | null;
  changed_at: MomentNow;
  portal_key: GeneratedAlways<string | null>;
}

export interface SiteDocumentTable {
  site_key: string;
  version: DocumentVersion;
  document: JsonDocument;
  changed_at: MomentNow;
}

export interface ContentDocumentTable {
  site_key: string;
  version: DocumentVersion;
  module_code: string;
  content_id: number;
  sort: number;
  document: JsonDocument;
}

export interface ContentItemTable {
  site_key: string;
  version: DocumentVersion;
  content_id: number;
  detail_id: number;
  position: number;
  document: JsonDocument;
}

export interface SiteSecretTable {
  site_key: string;
  passcode: string | null;
  changed_at: MomentNow;
}

export interface ConsoleUserTable {
  console_user: string;
  portal_id: number;
  event_id: number | null;
  created_at: MomentNow;
}

export interface UploadTable {
  upload_id: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
  created_at: MomentNow;
}

export interface AccessLogTable {
  log_check_key: string;
  received_at: MomentNow;
  portal_id: number | null;
  event_id: number | null;
  content_id: number | null;
  detail_id: number | null;
  client_id: number | null;
  user_id: string | null;
  is_login: boolean | null;
  anonymous_token: string | null;
  action: string | null;
  page: string | null;
  click_item: string | null;
  click_item_value: string | null;
  type: string | null;
  device: string | null;
  url: string | null;
  action_time: Moment | null;
  pcode: string | null;
  domain: string | null;
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

export interface JobTable {
  job_id: GeneratedAlways<number>;
  name: string;
  data: JsonDocument;
  singleton_key: string | null;
  created_at: Moment;
  run_at: Moment;
  is_running: Generated<boolean>;
  attempts: Generated<number>;
  parked_at: Moment | null;
  last_error: string | null;
}

export interface MailboxMailTable {
  mail_id: string;
  position: GeneratedAlways<number>;
  received_at: Moment;
  mail_to: string;
  to_name: string | null;
  from_name: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  language: string;
  kind: string;
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

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface Tables {
  site: SiteTable;
  site_document: SiteDocumentTable;
  content_document: ContentDocumentTable;
  content_item: ContentItemTable;
  site_secret: SiteSecretTable;
  console_user: ConsoleUserTable;
  upload: UploadTable;
  access_log: AccessLogTable;
  member: MemberTable;
  member_identity: MemberIdentityTable;
  member_session: MemberSessionTable;
  session_token: SessionTokenTable;
  member_role: MemberRoleTable;
  invitation: InvitationTable;
  terms_agreement: TermsAgreementTable;
  my_folder_item: MyFolderItemTable;
  mail_code: MailCodeTable;
  try_count: TryCountTable;
  app_login_key: AppLoginKeyTable;
  identity_provider: IdentityProviderTable;
  identity_attempt: IdentityAttemptTable;
  identity_proof: IdentityProofTable;
  job: JobTable;
  mailbox_mail: MailboxMailTable;
  profile_answer: ProfileAnswerTable;
  migration: MigrationTable;
}
