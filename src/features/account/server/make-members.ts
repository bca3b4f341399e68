import type { Transaction } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { loginKeyOf, mailKeyOf } from '../rules/credentials.ts';
import type { MemberRole } from './account-tables.ts';
import { hashPassword } from '#server/password-hash.ts';

export interface NewMember {
  realmKey: string;
  loginId: string;
  mail: string;
  language: LanguageCode;
  roles?: readonly { siteKey: string; role: MemberRole }[];
}

/** Makes the member who buys at a rehearsal; nobody logs in as them. */
export async function makeRehearsedMember(
  tx: Transaction<Tables>,
  { realmKey, mail, language }: Pick<NewMember, 'realmKey' | 'mail' | 'language'>,
): Promise<number> {
  const { member_id: memberId } = await tx
    .insertInto('member')
    .values({ realm_key: realmKey, mail, mail_key: mailKeyOf(mail), language })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  return memberId;
}

/** Makes accounts with one password, each with its roles. An account that exists already stays as it is. */
export async function makeMembers(
  { kysely }: Pick<Database, 'kysely'>,
  members: readonly NewMember[],
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const { realmKey, loginId, mail, language, roles = [] } of members) {
    const made = await kysely
      .insertInto('member')
      .values({
        realm_key: realmKey,
        mail,
        mail_key: mailKeyOf(mail),
        login_id: loginId,
        login_key: loginKeyOf(loginId),
        password_hash: passwordHash,
        language,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (made === undefined || roles.length === 0) continue;
    await kysely
      .insertInto('member_role')
      .values(roles.map(({ siteKey, role }) => ({ site_key: siteKey, member_id: made.member_id, role })))
      .execute();
  }
}
