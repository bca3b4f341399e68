import { sql } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { mailKeyOf } from '../rules/credentials.ts';
import type { MemberRole } from './account-tables.ts';

export const memberRoles = ['invited', 'blocked', 'staff', 'exhibitor', 'previewer'] as const satisfies MemberRole[];

export function isMemberRole(text: string): text is MemberRole {
  return (memberRoles as readonly string[]).includes(text);
}

type Queries = Pick<Database, 'kysely'>;

export interface ListedMember {
  memberId: number;
  mail: string;
  loginId: string | null;
  roles: MemberRole[];
}

/** The members of a realm by their mail address, with their roles at one site. */
export async function listMembers({ kysely }: Queries, realmKey: string, siteKey: string): Promise<ListedMember[]> {
  const { rows } = await sql<{ member_id: number; mail: string; login_id: string | null; roles: MemberRole[] }>`
    select m.member_id, m.mail, m.login_id, array(
      select r.role from member_role r where r.member_id = m.member_id and r.site_key = ${siteKey} order by r.role
    ) as roles
    from member m where m.realm_key = ${realmKey} order by m.mail_key`.execute(kysely);
  return rows.map(({ member_id: memberId, login_id: loginId, ...rest }) => ({ memberId, loginId, ...rest }));
}

/**
 * Makes an account without a password; its owner sets one by a reset. Answers false when the account exists already.
 */
export async function addMember(
  { kysely }: Queries,
  realmKey: string,
  mail: string,
  language: LanguageCode,
): Promise<boolean> {
  const added = await kysely
    .insertInto('member')
    .values({ realm_key: realmKey, mail, mail_key: mailKeyOf(mail), language })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The members who are blocked at a site or at its portal. */
export async function listBlocked({ kysely }: Queries, siteKey: string): Promise<Set<number>> {
  const { rows } = await sql<{ member_id: number }>`
    select r.member_id from site s
    left join site p on p.portal_id = s.portal_id and p.event_id is null
    join member_role r on r.site_key in (s.site_key, p.site_key)
    where s.site_key = ${siteKey} and r.role = 'blocked'`.execute(kysely);
  return new Set(rows.map((row) => row.member_id));
}

/** Answers true when the member did not have it before. */
export async function giveRole(
  { kysely }: Queries,
  siteKey: string,
  memberId: number,
  role: MemberRole,
): Promise<boolean> {
  const given = await kysely
    .insertInto('member_role')
    .values({ site_key: siteKey, member_id: memberId, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  return given !== undefined;
}

/** Answers true when the member had it before. */
export async function takeRole(
  { kysely }: Queries,
  siteKey: string,
  memberId: number,
  role: MemberRole,
): Promise<boolean> {
  const taken = await kysely
    .deleteFrom('member_role')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst();
  return taken !== undefined;
}
