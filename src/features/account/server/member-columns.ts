import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import type { MemberRole } from './account-tables.ts';

export interface MemberRow {
  member_id: number;
  realm_key: string;
  mail: string;
  login_id: string | null;
  language: LanguageCode;
  has_password: boolean;
  roles: MemberRole[];
  is_invited: boolean;
}

/**
 * What is read of a member `m`, with their roles at the site whose key is the second parameter and at its portal, whose
 * key is the third.
 */
export const memberColumns = `m.member_id, m.realm_key, m.mail, m.login_id, m.language,
      m.password_hash is not null as has_password,
      array(
        select r.role from member_role r
        where r.member_id = m.member_id and (r.site_key = $2 or (r.site_key = $3 and r.role <> 'invited'))
      ) as roles,
      exists (
        select 1 from invitation i where i.site_key = $2 and i.mail_key = m.mail_key
      ) as is_invited`;

export function memberOf(row: MemberRow, sessionId: string): Member {
  const is = (role: MemberRole): boolean => row.roles.includes(role);
  return {
    memberId: row.member_id,
    realmKey: row.realm_key,
    sessionId,
    mail: row.mail,
    loginId: row.login_id,
    language: row.language,
    hasPassword: row.has_password,
    isInvited: row.is_invited || is('invited'),
    isBlocked: is('blocked'),
    isStaff: is('staff'),
    isExhibitor: is('exhibitor'),
    isPreviewer: is('previewer'),
  };
}
