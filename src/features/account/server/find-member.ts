import type { Database } from '#server/database/database.ts';
import { mailKeyOf } from '../rules/mail-address.ts';

export interface FoundMember {
  memberId: number;
  loginId: string | null;
  /** The address as the member typed it. */
  mail: string;
}

/** The member of a realm who has this mail address. */
export async function findMember(
  { kysely }: Pick<Database, 'kysely'>,
  realmKey: string,
  mail: string,
): Promise<FoundMember | undefined> {
  const row = await kysely
    .selectFrom('member')
    .select(['member_id', 'login_id', 'mail'])
    .where('realm_key', '=', realmKey)
    .where('mail_key', '=', mailKeyOf(mail))
    .executeTakeFirst();
  return row && { memberId: row.member_id, loginId: row.login_id, mail: row.mail };
}
