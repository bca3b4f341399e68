import { realmKey } from '#features/site/rules/realm-key.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import type { Database } from '#server/database/database.ts';
import { memberColumns, type MemberRow, memberOf } from './member-columns.ts';

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
