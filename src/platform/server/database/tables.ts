import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  migration: MigrationTable;
}
