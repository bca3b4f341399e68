import { openSession } from '#features/account/server.ts';
import type { MemberTable } from '#features/account/server/account-tables.ts';
import type { Database } from '#server/database/database.ts';
import type { Insertable } from 'kysely';

export interface TestMember {
  memberId: number;
  accessToken: string;
  refreshToken: string;
  mail: string;
}

let made = 0;

/** A member of a realm who has just logged in. */
export async function testMember(
  database: Database,
  realmKey: string,
  now: number,
  more: Partial<Insertable<MemberTable>> = {},
): Promise<TestMember> {
  made += 1;
  const mail = `member-${made}@example.jp`;
  const { member_id: memberId, mail: kept } = await database.kysely
    .insertInto('member')
    .values({ realm_key: realmKey, mail, mail_key: mail, language: 'jpn', created_at: new Date(now), ...more })
    .returning(['member_id', 'mail'])
    .executeTakeFirstOrThrow();
  const { accessToken, refreshToken } = await openSession(database.kysely, memberId, now);
  return { memberId, accessToken, refreshToken, mail: kept };
}
