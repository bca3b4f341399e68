import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** The agreements of a member, with their times. */
export function termsData(database: Database): PersonalDataPart {
  return {
    name: 'agreements',
    tables: ['terms_agreement'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('terms_agreement')
        .select(['site_key', 'terms_content_id', 'agreed_at', 'log_check_key'])
        .where('member_id', '=', memberId)
        .orderBy('site_key')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        termsContentId: row.terms_content_id,
        agreedAt: row.agreed_at,
        logCheckKey: row.log_check_key,
      }));
    },
  };
}
