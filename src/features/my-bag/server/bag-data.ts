import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** The memos, ranks, consents and reports of a member at all sites, for their export. The tokens of reports stay out. */
export function bagData({ kysely }: Pick<Database, 'kysely'>): PersonalDataPart {
  return {
    name: 'myBag',
    tables: ['booth_memo', 'bag_report', 'booth_consent'],
    async read({ memberId }) {
      const memos = await kysely
        .selectFrom('booth_memo')
        .select(['site_key', 'content_id', 'detail_id', 'rank', 'memo', 'updated_at'])
        .where('member_id', '=', memberId)
        .orderBy('updated_at')
        .execute();
      const reports = await kysely
        .selectFrom('bag_report')
        .select(['site_key', 'enable_share', 'memo', 'name', 'department', 'updated_at'])
        .where('member_id', '=', memberId)
        .orderBy('updated_at')
        .execute();
      const consents = await kysely
        .selectFrom('booth_consent')
        .select(['site_key', 'content_id', 'detail_id', 'words_version', 'agreed_at'])
        .where('member_id', '=', memberId)
        .orderBy('consent_id')
        .execute();
      return {
        booths: memos.map((row) => ({
          site: row.site_key,
          contentId: row.content_id,
          detailId: row.detail_id,
          rank: row.rank,
          memo: row.memo,
          updatedAt: row.updated_at,
        })),
        reports: reports.map((row) => ({
          site: row.site_key,
          isShared: row.enable_share,
          memo: row.memo,
          name: row.name,
          department: row.department,
          updatedAt: row.updated_at,
        })),
        consents: consents.map((row) => ({
          site: row.site_key,
          contentId: row.content_id,
          detailId: row.detail_id,
          wordsVersion: row.words_version,
          agreedAt: row.agreed_at,
        })),
      };
    },
  };
}
