import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { placeIssue } from './import-issue.ts';
import { describeFound, type PlacedProblem } from './import-problem.ts';

const invitationsSchema = v.array(
  v.pipe(
    v.string(),
    v.transform(readMailAddress),
    v.check((mail) => mailAddressProblem(mail) === undefined, 'a mail address, as hanako@example.jp'),
    // Accounts differ by their address in lower case.
    v.transform((mail) => mail.toLowerCase()),
  ),
);

type Fields = Record<string, unknown>;

/** The mail addresses in `invitations` of a site file. They are kept apart from the documents. */
export function parseInvitations(file: Fields): { invitations: string[]; problems: PlacedProblem[] } {
  const { invitations: written, isInvitingEvent } = file;
  if (written === undefined) return { invitations: [], problems: [] };
  const parsed = v.safeParse(invitationsSchema, written);
  const problems = (parsed.issues ?? []).map((issue) => placeIssue(issue, invitationsSchema, ['invitations']));
  if (isInvitingEvent !== true) {
    const expected = 'no field here, because `isInvitingEvent: true` is missing';
    problems.push({ place: ['invitations'], expected, found: describeFound(written) });
  }
  return { invitations: parsed.success ? [...new Set(parsed.output)] : [], problems };
}

/** Replaces the invitations of a draft. */
export async function writeDraftInvitations(
  tx: Transaction<Tables>,
  siteKey: string,
  invitations: readonly string[],
): Promise<void> {
  await sql`
    delete from draft_invitation
    where site_key = ${siteKey} and mail_key <> all (${invitations}::text[])`.execute(tx);
  await sql`
    insert into draft_invitation (site_key, mail_key)
    select ${siteKey}, mail_key from unnest(${invitations}::text[]) as mail_key
    on conflict (site_key, mail_key) do nothing`.execute(tx);
}

/** Replaces the invitations of the earlier file. Invitations that were made by command stay. */
export async function publishDraftInvitations(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await sql`
    delete from invitation i where i.site_key = ${siteKey} and i.is_of_file and not exists (
      select 1 from draft_invitation d where d.site_key = i.site_key and d.mail_key = i.mail_key
    )`.execute(tx);
  await sql`
    insert into invitation (site_key, mail_key, is_of_file)
    select site_key, mail_key, true from draft_invitation where site_key = ${siteKey}
    on conflict (site_key, mail_key) do nothing`.execute(tx);
}

export async function readDraftInvitations({ kysely }: Database, siteKey: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('draft_invitation')
    .select('mail_key')
    .where('site_key', '=', siteKey)
    .orderBy('mail_key')
    .execute();
  return rows.map((row) => row.mail_key);
}

/** Takes addresses out of the invitations of a draft. */
export async function removeDraftInvitations(
  tx: Transaction<Tables>,
  siteKey: string,
  mailKeys: readonly string[],
): Promise<void> {
  await sql`
    delete from draft_invitation where site_key = ${siteKey} and mail_key = any(${[...mailKeys]}::text[])`.execute(tx);
}
