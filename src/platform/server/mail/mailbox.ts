import { type Kysely, sql } from 'kysely';
import type { Clock, Instant } from '#kernel/clock.ts';
import { defaultLanguage, isLanguageCode } from '#kernel/language.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import type { MailboxMailTable } from './mail-tables.ts';
import type { QueuedMail } from './mail.ts';
import { attachmentsSchema, picturesSchema } from './queued-mail.ts';

export interface MailboxMail extends QueuedMail {
  receivedAt: Instant;
}

export interface Mailbox {
  /** Puts a mail into it, once even when it is repeated, and throws away the oldest. */
  keep(mail: QueuedMail): Promise<void>;
  /** The newest first; only those to one address when it is given. */
  list(to?: string): Promise<MailboxMail[]>;
  read(mailId: string): Promise<MailboxMail | undefined>;
}

/** The most that the mailbox holds: it is for looking at, not for keeping. */
export const mailboxLimits = { mails: 500, days: 7 };
const dayMs = 24 * 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes the mails while there is no mail server. */
export function createMailbox(kysely: Kysely<Tables>, clock: Clock): Mailbox {
  const rows = () => kysely.selectFrom('mailbox_mail').selectAll();
  return {
    async keep(mail) {
      const now = clock();
      await kysely
        .insertInto('mailbox_mail')
        .values({
          mail_id: mail.mailId,
          received_at: new Date(now),
          mail_to: mail.to,
          to_name: mail.toName ?? null,
          from_name: mail.fromName ?? null,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          language: mail.language,
          kind: mail.kind,
          attachments: JSON.stringify(mail.attachments ?? []),
          pictures: JSON.stringify(mail.pictures ?? []),
          rehearsal: mail.rehearsal?.siteKey ?? null,
        })
        .onConflict((same) => same.column('mail_id').doNothing())
        .execute();
      const newest = kysely.selectFrom('mailbox_mail').select('position').orderBy('position', 'desc');
      await kysely
        .deleteFrom('mailbox_mail')
        .where(({ eb, or }) =>
          or([
            eb('received_at', '<', new Date(now - mailboxLimits.days * dayMs)),
            eb('position', '<=', newest.offset(mailboxLimits.mails).limit(1)),
          ]),
        )
        .execute();
    },
    async list(to) {
      const wanted = to === undefined ? rows() : rows().where(sql`lower(mail_to)`, '=', to.toLowerCase());
      return (await wanted.orderBy('position', 'desc').execute()).map(mailOf);
    },
    async read(mailId) {
      if (!uuid.test(mailId)) return undefined;
      const row = await rows().where('mail_id', '=', mailId).executeTakeFirst();
      return row && mailOf(row);
    },
  };
}

type StoredRow = Omit<MailboxMailTable, 'received_at' | 'position' | 'attachments' | 'pictures' | 'rehearsal'> & {
  received_at: Date;
  attachments: StoredJson;
  pictures: StoredJson;
};

function mailOf(row: StoredRow): MailboxMail {
  const attachments = readStored(attachmentsSchema, row.attachments).output ?? [];
  const pictures = readStored(picturesSchema, row.pictures).output ?? [];
  return {
    mailId: row.mail_id,
    receivedAt: row.received_at.getTime(),
    to: row.mail_to,
    ...(row.to_name === null ? {} : { toName: row.to_name }),
    ...(row.from_name === null ? {} : { fromName: row.from_name }),
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    language: isLanguageCode(row.language) ? row.language : defaultLanguage,
    kind: row.kind,
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(pictures.length === 0 ? {} : { pictures }),
  };
}
