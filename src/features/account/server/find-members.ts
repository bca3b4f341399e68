import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { mailKeyOf } from '../rules/credentials.ts';
import { memberColumns, memberOf, type MemberRow } from './member-columns.ts';

export interface FoundMember {
  memberId: number;
  loginId: string | null;
  /** The address as the member typed it. */
  mail: string;
}

/** The member of a realm who has this mail address. */
export async function findMember(
  { kysely }: Pick<Database, 'kysely'>,
  realm: string,
  mail: string,
): Promise<FoundMember | undefined> {
  const row = await kysely
    .selectFrom('member')
    .select(['member_id', 'login_id', 'mail'])
    .where('realm_key', '=', realm)
    .where('mail_key', '=', mailKeyOf(mail))
    .executeTakeFirst();
  return row && { memberId: row.member_id, loginId: row.login_id, mail: row.mail };
}

/**
 * A member with their roles at a site, for what is done in their name while they are away, such as the reading of a
 * calendar; undefined for a member who is gone or of another realm. There is no session, so its id is empty.
 */
export async function absentMember(
  { pool }: Pick<Database, 'pool'>,
  site: PublishedSite,
  memberId: number,
): Promise<Member | undefined> {
  const { rows } = await pool.query<MemberRow>({
    text: `select ${memberColumns} from member m where m.member_id = $1 and m.realm_key = $4`,
    values: [memberId, site.siteKey, siteKey({ portalId: site.portalId }), realmKey(site)],
  });
  const [row] = rows;
  return row && memberOf(row, '');
}

interface AddressedMember {
  memberId: number;
  /** The account's own address, which its member has confirmed. */
  mail: string;
  language: LanguageCode;
}

/** The members with these ids, in no order; those that are gone are missing. */
export async function membersById(
  { kysely }: Pick<Database, 'kysely'>,
  ids: readonly number[],
): Promise<AddressedMember[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('member')
    .select(['member_id', 'mail', 'language'])
    .where('member_id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return rows.map(({ member_id: memberId, mail, language }) => ({
    memberId,
    mail,
    language,
  }));
}
