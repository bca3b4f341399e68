import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import './handout-tables.ts';

/** The downloads that a member has asked for and not begun, for their export. */
export function handoutData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'downloads',
    tables: ['handout_address'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('handout_address as address')
        .innerJoin('member_session as session', 'session.session_id', 'address.session_id')
        .select(['address.name', 'address.expires_at'])
        .where('session.member_id', '=', memberId)
        .orderBy('address.expires_at')
        .execute();
      return rows.map(({ name, expires_at: until }) => ({ name, until }));
    },
  };
}
