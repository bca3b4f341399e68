import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOrderSearch } from '#features/ticket/rules/order/order-search.ts';
import { siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { Tables } from '#server/database/tables.ts';
import type { MemberFilter } from '../contract.ts';
import { countsAtEvents, type WishedRole } from '../rules/given-roles.ts';
import { hasToDoWith, isSeenAt, type MembersPlace } from './seen-members.ts';

/** The numbers of the members that a filter finds behind `after`, whoever registered last first. */
export async function findMembers(
  kysely: Kysely<Tables>,
  place: MembersPlace,
  filter: MemberFilter,
  { after, most }: { after: number | undefined; most: number },
): Promise<number[]> {
  const behind = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`m.member_id < ${after}`;
  const { rows } = await sql<{ member_id: number }>`
    select m.member_id from member m where ${conditions(place, filter)} and ${behind}
    order by m.member_id desc limit ${most}`.execute(kysely);
  return rows.map((row) => row.member_id);
}

/** How many a filter finds, counted no further than `most`. */
export async function countFound(
  kysely: Kysely<Tables>,
  place: MembersPlace,
  filter: MemberFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from member m where ${conditions(place, filter)} limit ${most}
    ) counted`.execute(kysely);
  return rows[0]?.found ?? 0;
}

function conditions(place: MembersPlace, { q, role, event }: MemberFilter): RawBuilder<unknown> {
  const eventKey = event === undefined ? undefined : siteKeyOfName(event);
  const wanted = [
    isSeenAt(place),
    ...(role === undefined ? [] : [hasRole(place, role)]),
    ...(eventKey === undefined ? [] : [isOfPortal(place, eventKey), hasToDoWith(eventKey)]),
    ...(q === undefined ? [] : foundByWords(place, q)),
  ];
  return sql.join(wanted, sql` and `);
}

/** Who has a role at a site as it counts there: by the portal too, and as a guest by the mail address. */
function hasRole({ siteKey, portalKey }: MembersPlace, role: WishedRole): RawBuilder<SqlBool> {
  const keys = portalKey !== null && countsAtEvents(role) ? [siteKey, portalKey] : [siteKey];
  const byRole = sql<SqlBool>`m.member_id in (
    select r.member_id from member_role r where r.site_key = any(${keys}::text[]) and r.role = ${role}
  )`;
  if (role !== 'invited') return byRole;
  return sql<SqlBool>`(${byRole} or m.mail_key in (select i.mail_key from invitation i where i.site_key = ${siteKey}))`;
}

/** Another portal's event cuts nothing down: it finds nobody. */
const isOfPortal = ({ siteKey }: MembersPlace, eventKey: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from site e where e.site_key = ${eventKey} and ${siteKey} in (e.site_key, e.portal_key))`;

/** The name of the profile, or the mail address and the login ID, have every word; nothing was typed: no condition. */
function foundByWords({ siteKey, realm, portalKey }: MembersPlace, typed: string): RawBuilder<SqlBool>[] {
  const search = readOrderSearch(typed);
  if (search === undefined) return [];
  const { words, grams } = search;
  const found = (letters: RawBuilder<unknown>) => sql<SqlBool>`
    pairs_of_letters(${letters}) @> ${[...grams]}::text[]
    and (select bool_and(strpos(${letters}, word) > 0) from unnest(${[...words]}::text[]) as word)`;
  const forms = [siteKey, ...(portalKey === null ? [] : [portalKey])];
  return [
    sql<SqlBool>`m.member_id in (
      select m.member_id from member m where m.realm_key = ${realm}
        and ${found(sql`letters_of_person(m.mail || ' ' || coalesce(m.login_id, ''), '[]')`)}
      union
      select a.member_id from profile_answer a
      where a.letters is not null and a.site_key = any(${forms}::text[]) and ${found(sql`a.letters`)}
    )`,
  ];
}
