import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { Tables } from '#server/database/tables.ts';
import { countFound, type Found, findNewest, type FoundInList, type Part } from '#server/search/find-newest.ts';
import type { MemberFilter } from '../contract.ts';
import { countsAtEvents, type WishedRole } from '../rules/given-roles.ts';
import { membersByWords } from './search-members.ts';
import { hasToDoWith, isAccountHere, isNamedAt, isSeenAt, type MembersPlace, tiesAt } from './seen-members.ts';

const usualLimits = {
  /** So many ties to an event are read one by one: then only the members whom they name are looked at. */
  tiesMax: 2_000,
  /** Of more, so many of the newest members are looked at: where not a page has to do with the event, those who have are named. */
  sampled: 1_250,
};

interface AskedMembers {
  place: MembersPlace;
  /** Who has to do with the event that the list is about; undefined: it is about a whole realm. */
  isOfEvent: RawBuilder<SqlBool> | undefined;
  filter: MemberFilter;
  /** What the words find; undefined: there are none. */
  words: (FoundInList & { isMatch: RawBuilder<SqlBool> }) | undefined;
}

/** A page of the members that a filter finds, whoever registered last first, and on the first page how many there are. */
export async function findMembers(
  kysely: Kysely<Tables>,
  place: MembersPlace,
  filter: MemberFilter,
  part: Part,
  limits = usualLimits,
): Promise<{ ids: readonly number[]; found: Found | undefined }> {
  const list = filter.q === undefined ? undefined : membersByWords(place, filter.q);
  const isWhole = isAccountHere(place) && filter.role === undefined && filter.event === undefined;
  const eventKey = filter.event === undefined ? undefined : siteKeyOfName(filter.event);
  const about = eventKey ?? (isAccountHere(place) ? undefined : place.siteKey);
  const few = about === undefined ? undefined : await fewAt(kysely, place, about, limits.tiesMax);
  const isOfEvent =
    few ?? (about === undefined ? undefined : await eventCondition(kysely, place, about, part, limits.sampled));
  // Of few, each is asked for the words: finding them among all members would take the longer the more there are.
  const sought = list && (few === undefined ? await findNewest(kysely, list, { ...part, isWhole }) : notSought);
  const words = sought && { ...sought, isMatch: list.isMatch };
  const asked = { place, isOfEvent, filter, words };
  const ids = (isWhole ? words?.newest : undefined) ?? (await idsOf(kysely, asked, part));
  if (part.after !== undefined) return { ids, found: undefined };
  const known = isWhole ? words?.found : undefined;
  return { ids, found: await countFound(ids, part, known, (most) => countedOf(kysely, asked, most)) };
}

const notSought: FoundInList = { ids: undefined, found: undefined, newest: undefined };

/** Those who have to do with an event, where they are few. */
async function fewAt(
  kysely: Kysely<Tables>,
  { realm }: MembersPlace,
  eventKey: string,
  tiesMax: number,
): Promise<RawBuilder<SqlBool> | undefined> {
  const { rows } = await sql<{ ties: number; ids: number[] | null }>`
    select count(*)::int as ties, array_agg(distinct member_id) as ids
    from (select member_id from (${tiesAt(eventKey, realm)}) tie limit ${tiesMax + 1}) tied`.execute(kysely);
  const { ties = 0, ids = null } = rows[0] ?? {};
  return ties > tiesMax ? undefined : sql<SqlBool>`m.member_id = any(${ids ?? []}::integer[])`;
}

/** Looking at each member takes the longer the fewer have to do with an event, and naming them the more have. */
async function eventCondition(
  kysely: Kysely<Tables>,
  { realm }: MembersPlace,
  eventKey: string,
  { most }: Part,
  sampled: number,
): Promise<RawBuilder<SqlBool>> {
  const has = hasToDoWith(eventKey);
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from (
        select m.member_id, m.mail_key from member m where m.realm_key = ${realm} order by m.member_id desc limit ${sampled}
      ) m where ${has} limit ${most}
    ) newest`.execute(kysely);
  return (rows[0]?.found ?? 0) < most ? isNamedAt(eventKey, realm) : has;
}

async function idsOf(kysely: Kysely<Tables>, asked: AskedMembers, { after, most }: Part): Promise<number[]> {
  const behind = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`m.member_id < ${after}`;
  const { rows } = await sql<{ member_id: number }>`
    select m.member_id from member m where ${conditions(asked)} and ${behind}
    order by m.member_id desc limit ${most}`.execute(kysely);
  return rows.map((row) => row.member_id);
}

async function countedOf(kysely: Kysely<Tables>, asked: AskedMembers, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from member m where ${conditions(asked)} limit ${most}
    ) counted`.execute(kysely);
  return rows[0]?.found ?? 0;
}

function conditions({ place, isOfEvent, filter: { role, event }, words }: AskedMembers): RawBuilder<unknown> {
  const eventKey = event === undefined ? undefined : siteKeyOfName(event);
  const wanted = [
    isSeenAt(place, isOfEvent),
    ...(role === undefined ? [] : [hasRole(place, role)]),
    ...(eventKey === undefined || isOfEvent === undefined ? [] : [isOfPortal(place, eventKey), isOfEvent]),
    ...(words === undefined ? [] : [isFound(words)]),
  ];
  return sql.join(wanted, sql` and `);
}

const isFound = ({ ids, isMatch }: NonNullable<AskedMembers['words']>): RawBuilder<SqlBool> =>
  ids === undefined ? isMatch : sql<SqlBool>`m.member_id = any(${[...ids]}::integer[])`;

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
