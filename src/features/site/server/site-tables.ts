import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonDocument, Moment, MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    site: SiteTable;
    removed_site: RemovedSiteTable;
    site_document: SiteDocumentTable;
    content_document: ContentDocumentTable;
    content_item: ContentItemTable;
    site_secret: SiteSecretTable;
    identity_provider: IdentityProviderTable;
    invitation: InvitationTable;
    draft_invitation: DraftInvitationTable;
    allotted_number: AllottedNumberTable;
    allotted_entry: AllottedEntryTable;
    site_publication: SitePublicationTable;
    kept_draft: KeptDraftTable;
  }
}

export type DocumentVersion = 'draft' | 'published';

export interface SiteTable {
  site_key: string;
  portal_id: number;
  event_id: number | null;
  own_domain: string | null;
  revision: number | null;
  published_at: Moment | null;
  changed_at: MomentNow;
  /** When the draft was last what a site folder says. */
  filed_at: Moment | null;
  withdrawn_at: Moment | null;
  called_off_at: Moment | null;
  /** Of a rehearsal: the event that it is of. */
  rehearsal_of: string | null;
  /** Of a rehearsal: whoever makes it, who gets all of its mails. */
  rehearsal_mail: string | null;
  /** Portals that the event was in before, the last first. */
  former_portals: Generated<number[]>;
  portal_key: GeneratedAlways<string | null>;
}

/** Written by the database when a published site is deleted. */
interface RemovedSiteTable {
  number: number;
  site_key: string;
  removed_at: MomentNow;
}

interface SiteDocumentTable {
  site_key: string;
  version: DocumentVersion;
  document: JsonDocument;
  /** Grows with each change of a draft. */
  edition: Generated<number>;
  changed_at: MomentNow;
}

interface ContentDocumentTable {
  site_key: string;
  version: DocumentVersion;
  module_code: string;
  content_id: number;
  sort: number;
  document: JsonDocument;
  /** Grows with each change of a draft. */
  edition: Generated<number>;
}

interface ContentItemTable {
  site_key: string;
  version: DocumentVersion;
  content_id: number;
  detail_id: number;
  position: number;
  document: JsonDocument;
  /** Grows with each change of a draft. */
  edition: Generated<number>;
}

interface SiteSecretTable {
  site_key: string;
  version: DocumentVersion;
  passcode: string | null;
  changed_at: MomentNow;
}

export interface IdentityProviderTable {
  realm_key: string;
  version: DocumentVersion;
  method: 'Bnid' | 'OpenId' | 'Jid';
  issuer: string;
  client_id: string;
  client_secret: string | null;
  trusts_mail: Generated<boolean>;
}

interface InvitationTable {
  site_key: string;
  mail_key: string;
  invited_at: MomentNow;
  is_of_file: Generated<boolean>;
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface DraftInvitationTable {
  site_key: string;
  mail_key: string;
}

/** The last number that the console allotted to an item of a content, or (content 0) to a content. */
interface AllottedNumberTable {
  site_key: string;
  content_id: number;
  last_number: number;
}

/** The last number that an entry of a list inside a part of the draft had. */
interface AllottedEntryTable {
  site_key: string;
  part: string;
  place: string;
  last_number: number;
}

interface KeptDraftTable {
  site_key: string;
  kept_id: GeneratedAlways<number>;
  kept_at: Moment;
  before: string;
  operator_name: string;
  /** Only the database writes it. */
  content: JsonDocument;
}

interface SitePublicationTable {
  site_key: string;
  revision: number;
  /** Null: a release before this column stored it. */
  number: number | null;
  published_at: Moment;
  operator_name: string | null;
  note: string | null;
  /** Only the database writes it. */
  content: JsonDocument;
}
