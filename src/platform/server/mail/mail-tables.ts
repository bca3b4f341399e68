import type { GeneratedAlways } from 'kysely';
import type { JsonText, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    mailbox_mail: MailboxMailTable;
    mail_trace: MailTraceTable;
  }
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
  attachments: JsonText<string | undefined>;
  pictures: JsonText<string | undefined>;
  /** The key of the rehearsal that it is of. */
  rehearsal: string | null;
}

interface MailTraceTable {
  position: GeneratedAlways<number>;
  mail_id: string;
  about: string;
  kind: string;
  mail_to: string;
  queued_at: Moment;
  ended_at: Moment | null;
  failed: string | null;
}
