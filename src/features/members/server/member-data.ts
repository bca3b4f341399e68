import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';

/** What organisers did to a member, and why; not which of their people it was. */
export function memberChangeData({ kysely }: Pick<Database, 'kysely'>): PersonalDataPart {
  return {
    name: 'changesByOrganisers',
    tables: ['member_change'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('member_change')
        .select(['site_key', 'kind', 'role', 'reason', 'made_at'])
        .where('member_id', '=', memberId)
        .orderBy('member_change_id')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        kind: row.kind,
        role: row.role,
        reason: row.reason,
        at: formatInstant(row.made_at.getTime()),
      }));
    },
  };
}
