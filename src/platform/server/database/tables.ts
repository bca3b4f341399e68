import type { Generated, GeneratedAlways } from 'kysely';
import type { DocumentVersion, JsonDocument, Moment, MomentNow } from './column-types.ts';
import type {
  AppLoginKeyTable,
  DraftInvitationTable,
  IdentityAttemptTable,
  IdentityProofTable,
  IdentityProviderTable,
  InvitationTable,
  MailCodeTable,
  MemberIdentityTable,
  MemberRoleTable,
  MemberSessionTable,
  MemberTable,
  MyFolderItemTable,
  ProfileAnswerTable,
  SessionTokenTable,
  TermsAgreementTable,
  TryCountTable,
} from './member-tables.ts';
import type { TicketTables } from './ticket-tables.ts';

export type * from './column-types.ts';
export type * from './member-tables.ts';
export type * from './ticket-tables.ts';

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

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface Tables extends TicketTables {
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
  draft_invitation: DraftInvitationTable;
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
