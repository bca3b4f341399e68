import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isMailJob } from './mail-jobs.ts';

/**
 * Erases the kept mails to an address: those in the mailbox, the record of those that were given up, and the address from
 * what became of mails.
 * A mail that waits is sent all the same: the last mail says goodbye.
 */
export async function forgetMails(connection: Kysely<Tables>, address: string): Promise<void> {
  const wanted = address.toLowerCase();
  await connection.deleteFrom('mailbox_mail').where(sql`lower(mail_to)`, '=', wanted).execute();
  await connection.updateTable('mail_trace').set({ mail_to: '' }).where(sql`lower(mail_to)`, '=', wanted).execute();
  await connection
    .deleteFrom('job')
    .where(isMailJob)
    .where('parked_at', 'is not', null)
    .where(sql`lower(data ->> 'to')`, '=', wanted)
    .execute();
}

/** Erases the mails of a rehearsal, also those that wait: whoever made it is done with it. */
export async function forgetRehearsedMails(connection: Kysely<Tables>, siteKey: string): Promise<void> {
  await connection.deleteFrom('mailbox_mail').where('rehearsal', '=', siteKey).execute();
  await connection
    .deleteFrom('job')
    .where(isMailJob)
    .where(sql`data #>> '{rehearsal,siteKey}'`, '=', siteKey)
    .execute();
}
