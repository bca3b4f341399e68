import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';

export interface AddressedMember {
  memberId: number;
  /** The account's own address, which its member has confirmed. */
  mail: string;
  language: LanguageCode;
}

/** The members with these ids, in no order; those that are gone are missing. */
export async function membersById(
  { kysely }: Pick<Database, 'kysely'>,
  ids: readonly number[],
): Promise<AddressedMember[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('member')
    .select(['member_id', 'mail', 'language'])
    .where('member_id', 'in', ids)
    .execute();
  return rows.map(({ member_id: memberId, mail, language }) => ({
    memberId,
    mail,
    language,
  }));
}
