import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** The answers to the forms of every site, including items that are no longer asked. */
export function profileData(database: Database): PersonalDataPart {
  return {
    name: 'profile',
    tables: ['profile_answer'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('profile_answer')
        .select(['site_key', 'entry_form_key', 'answer_method', 'text_value', 'selector_value', 'changed_at'])
        .where('member_id', '=', memberId)
        .orderBy('site_key')
        .orderBy('entry_form_key')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        entryFormKey: row.entry_form_key,
        answerMethod: row.answer_method,
        textValue: row.text_value,
        selectorValue: row.selector_value,
        changedAt: row.changed_at,
      }));
    },
  };
}
