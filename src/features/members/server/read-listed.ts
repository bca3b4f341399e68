import { sql } from 'kysely';
import { type ProfileAnswers, sayProfile } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { personIn } from '#features/ticket/rules/purchased/holder-name.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { ListedMember } from '../contract.ts';
import { countsAtEvents, type WishedRole } from '../rules/given-roles.ts';
import type { MembersPlace } from './seen-members.ts';

export interface MemberReading {
  database: Database;
  profile: Pick<ProfileAnswers, 'presentAll'>;
}

interface Row {
  member_id: number;
  mail: string;
  login_id: string | null;
  created_at: Date;
  roles: WishedRole[];
  portal_roles: WishedRole[];
}

/** A member as the list has them, with the answers of their profile. */
export type ReadListed = ListedMember & { answers: { question: string; answer: string }[] };

/** The members with these numbers, in their order. */
export async function readListed(
  { database, profile }: MemberReading,
  { siteKey, portalKey }: MembersPlace,
  { site, language }: { site: PublishedSite; language: LanguageCode },
  ids: readonly number[],
): Promise<ReadListed[]> {
  if (ids.length === 0) return [];
  const rolesAt = (key: string | null) => sql`array(
    select r.role from member_role r where r.member_id = m.member_id and r.site_key = ${key}::text order by r.role
  )`;
  const { rows } = await sql<Row>`
    select m.member_id, m.mail, m.login_id, m.created_at, ${rolesAt(siteKey)} as roles,
      ${rolesAt(portalKey)} as portal_roles
    from member m where m.member_id = any(${[...ids]}::int[])`.execute(database.kysely);
  const profiles = await profile.presentAll(
    rows.map(({ member_id: memberId, mail }) => ({ memberId, mail })),
    site,
    language,
  );
  const byId = new Map(
    rows.map((row) => {
      const { profile: own = [], shareProfile = [] } = profiles.get(row.member_id) ?? {};
      const items = [...own, ...shareProfile];
      const listed: ReadListed = {
        memberId: row.member_id,
        ...personIn(items, language),
        mail: row.mail,
        loginId: row.login_id,
        roles: row.roles,
        rolesOfPortal: row.portal_roles.filter(countsAtEvents),
        registeredAt: formatInstant(row.created_at.getTime()),
        answers: sayProfile(items, language),
      };
      return [row.member_id, listed] as const;
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
