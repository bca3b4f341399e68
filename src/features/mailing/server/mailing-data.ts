import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { readStored } from '#server/database/read-stored.ts';
import { mailingDocument } from '../contract.ts';

/** The mails of organisers that a member got, for their export. */
export function mailingData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'mailings',
    tables: ['mailing_recipient'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('mailing_recipient as r')
        .innerJoin('mailing as m', 'm.mailing_id', 'r.mailing_id')
        .select(['m.site_key', 'm.document', 'r.mail_to', 'r.language', 'r.state', 'r.queued_at'])
        .where('r.member_id', '=', memberId)
        .orderBy('r.mailing_id')
        .execute();
      return rows.map(({ site_key: site, document, mail_to: to, language, state, queued_at: at }) => ({
        site,
        to,
        language,
        state,
        at,
        subject: readStored(mailingDocument, document).output?.subject[language] ?? '',
      }));
    },
  };
}

/** Somebody without an account, by the address that an order gave. */
interface Addressee {
  /** The site whose accounts count: a portal stands for its events. */
  realmKey: string;
  mail: string;
}

const toGuest = ({ realmKey, mail }: Addressee) => sql<SqlBool>`
  r.member_id is null and r.mail_key = ${mail.toLowerCase()} and r.mailing_id in (
    select m.mailing_id from mailing m join site s on s.site_key = m.site_key
    where ${realmKey} in (s.site_key, s.portal_key)
  )`;

/** The mails of organisers that an address got without an account. */
export async function readMailed(kysely: Kysely<Tables>, addressee: Addressee): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select jsonb_build_object('mailing', r.mailing_id, 'to', r.mail_to, 'language', r.language, 'state', r.state,
      'at', r.queued_at) as data
    from mailing_recipient r where ${toGuest(addressee)} order by r.mailing_id`.execute(kysely);
  return rows.map(({ data }) => data);
}

/** Forgets that an address was mailed without an account, as an account that goes takes its own with it. */
export async function forgetMailed(tx: Transaction<Tables>, addressee: Addressee): Promise<void> {
  const { realmKey, mail } = addressee;
  await sql`delete from mail_trace where mail_id in (
    select r.mail_id from mailing_recipient r where ${toGuest(addressee)})`.execute(tx);
  await sql`delete from mailing_recipient r where ${toGuest(addressee)}`.execute(tx);
  await sql`delete from mailing_opt_out
    where realm_key = ${realmKey} and mail_key = ${mail.toLowerCase()}`.execute(tx);
  await sql`delete from mail_bounce where mail_key = ${mail.toLowerCase()}`.execute(tx);
}
