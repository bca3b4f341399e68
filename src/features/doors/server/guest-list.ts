import { mailKeyOf } from '#features/account/rules/credentials.ts';
import type { Database } from '#server/database/database.ts';

type Queries = Pick<Database, 'kysely'>;

/** Invites mail addresses, even of people without an account; answers those that were not invited before. */
export async function invite({ kysely }: Queries, siteKey: string, mails: readonly string[]): Promise<string[]> {
  const rows = await kysely
    .insertInto('invitation')
    .values(mails.map((mail) => ({ site_key: siteKey, mail_key: mailKeyOf(mail) })))
    // From now on the invitation stays, even when the site file does not list it.
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'mail_key'])
        .doUpdateSet({ is_of_file: false })
        .where('invitation.is_of_file', '=', true),
    )
    .returning('mail_key')
    .execute();
  return rows.map((row) => row.mail_key);
}

/** Withdraws invitations; answers the addresses that were invited. */
export async function uninvite({ kysely }: Queries, siteKey: string, mails: readonly string[]): Promise<string[]> {
  const rows = await kysely
    .deleteFrom('invitation')
    .where('site_key', '=', siteKey)
    .where('mail_key', 'in', mails.map(mailKeyOf))
    .returning('mail_key')
    .execute();
  return rows.map((row) => row.mail_key);
}

export async function guestList({ kysely }: Queries, siteKey: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('invitation')
    .select('mail_key')
    .where('site_key', '=', siteKey)
    .orderBy('mail_key')
    .execute();
  return rows.map((row) => row.mail_key);
}
