import { sql, type Transaction } from 'kysely';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import { removeDraftInvitations } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

type Queries = Pick<Database, 'kysely'>;

/** Invites mail addresses, even of people without an account; answers those that were not invited before. */
export async function invite({ kysely }: Queries, siteKey: string, mails: readonly string[]): Promise<string[]> {
  // One parameter, however many addresses a file lists; an address that stands there twice is one row.
  const { rows } = await sql<{ mail_key: string }>`
    insert into invitation (site_key, mail_key)
    select distinct ${siteKey}, mail_key from unnest(${mails.map(mailKeyOf)}::text[]) as mail_key
    on conflict (site_key, mail_key)
      -- From now on the invitation stays, even when the site file does not list it.
      do update set is_of_file = false where invitation.is_of_file
    returning mail_key`.execute(kysely);
  return rows.map((row) => row.mail_key);
}

/** Withdraws invitations; answers the addresses that were invited. */
export async function uninvite(tx: Transaction<Tables>, siteKey: string, mails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('invitation')
    .where('site_key', '=', siteKey)
    .where('mail_key', '=', sql<string>`any(${mails.map(mailKeyOf)}::text[])`)
    .returning('mail_key')
    .execute();
  const gone = rows.map((row) => row.mail_key);
  // Else the next publication would invite them again.
  await removeDraftInvitations(tx, siteKey, gone);
  return gone;
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

/** Whether anybody is invited to a site, by mail address or by role. */
export async function hasGuests({ kysely }: Queries, siteKey: string): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    select exists (select 1 from invitation where site_key = ${siteKey})
      or exists (select 1 from member_role where site_key = ${siteKey} and role = 'invited') as "isAny"`.execute(
    kysely,
  );
  return rows[0]?.isAny ?? false;
}
