import { sql } from 'kysely';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/**
 * The account with everything that belongs to it. Passwords, tokens, codes and keys are stored as hashes and stay out.
 */
export function accountData(database: Database): PersonalDataPart {
  return {
    name: 'account',
    tables: [
      'member',
      'member_identity',
      'member_session',
      'session_token',
      'member_role',
      'mail_code',
      'app_login_key',
      'identity_attempt',
      'identity_proof',
    ],
    async read({ memberId }) {
      const { rows } = await sql<{ account: unknown }>`
        select jsonb_build_object(
          'userId', m.member_id, 'accountsOf', m.realm_key, 'mail', m.mail, 'loginId', m.login_id,
          'hasPassword', m.password_hash is not null, 'language', m.language,
          'createdAt', m.created_at, 'changedAt', m.changed_at,
          'identities', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'method', i.method, 'issuer', i.issuer, 'subject', i.subject, 'connectedAt', i.connected_at
            ) order by i.connected_at), '[]') from member_identity i where i.member_id = m.member_id),
          'sessions', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'createdAt', s.created_at, 'expiresAt', s.expires_at,
              'tokensUntil', (select max(t.expires_at) from session_token t where t.session_id = s.session_id)
            ) order by s.created_at), '[]') from member_session s where s.member_id = m.member_id),
          'roles', (
            select coalesce(jsonb_agg(jsonb_build_object('site', r.site_key, 'role', r.role)
              order by r.site_key, r.role), '[]') from member_role r where r.member_id = m.member_id),
          'invitations', (
            select coalesce(jsonb_agg(jsonb_build_object('site', v.site_key, 'invitedAt', v.invited_at, 'mailedAt', v.mailed_at)
              order by v.site_key), '[]') from invitation v where v.mail_key = m.mail_key),
          'mailCodes', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'purpose', c.purpose, 'mail', c.mail, 'createdAt', c.created_at, 'expiresAt', c.expires_at
            ) order by c.created_at), '[]') from mail_code c
            where c.member_id = m.member_id or (c.realm_key = m.realm_key and c.mail_key = m.mail_key)),
          'appLoginKeys', (
            select coalesce(jsonb_agg(jsonb_build_object('expiresAt', k.expires_at) order by k.expires_at), '[]')
            from app_login_key k where k.member_id = m.member_id),
          'identityLogins', (
            select coalesce(jsonb_agg(jsonb_build_object('method', a.method, 'issuer', a.issuer, 'expiresAt', a.expires_at)
              order by a.expires_at), '[]')
            from identity_attempt a where a.member_id = m.member_id),
          'identityProofs', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'method', p.method, 'issuer', p.issuer, 'subject', p.subject, 'mail', p.mail, 'expiresAt', p.expires_at
            ) order by p.expires_at), '[]') from identity_proof p where p.member_id = m.member_id)
        ) as account
        from member m where m.member_id = ${memberId}`.execute(database.kysely);
      return rows[0]?.account ?? null;
    },
  };
}
