import type { Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';
import type { MailingState, RecipientState } from '../rules/mailing-states.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    mailing: MailingTable;
    mailing_recipient: MailingRecipientTable;
    mailing_opt_out: MailingOptOutTable;
    mail_bounce: MailBounceTable;
    mailing_secret: MailingSecretTable;
  }
}

export interface MailingTable {
  mailing_id: GeneratedAlways<number>;
  site_key: string;
  state: Generated<MailingState>;
  edition: Generated<number>;
  document: JsonDocument;
  about_revision: number | null;
  made_at: Moment;
  made_by: string;
  changed_at: Moment;
  sent_at: Moment | null;
  sent_by: string | null;
  begins_at: Moment | null;
  ended_at: Moment | null;
  batch: Generated<number>;
  walked_to: Generated<number>;
  without_address: Generated<number>;
}

interface MailingRecipientTable {
  mailing_id: number;
  mail_key: string;
  mail_to: string;
  member_id: number | null;
  source_id: number;
  language: LanguageCode;
  state: RecipientState;
  reason: Generated<string>;
  mail_id: string | null;
  queued_at: Moment;
  ended_at: Moment | null;
}

interface MailingOptOutTable {
  realm_key: string;
  mail_key: string;
  opted_out_at: Moment;
}

interface MailBounceTable {
  mail_key: string;
  bounced_at: Moment;
  reason: string;
}

interface MailingSecretTable {
  id: Generated<number>;
  secret: string;
}
