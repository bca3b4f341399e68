import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import './notice-tables.ts';

/** What a member has chosen about notices of the chat, for their export. */
export function noticeData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'chatNotices',
    tables: ['chat_notice'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('chat_notice')
        .select(['mails', 'mailed_at'])
        .where('member_id', '=', memberId)
        .orderBy('chat_profile_id')
        .execute();
      return rows.map(({ mails, mailed_at: lastMailAt }) => ({ mails, lastMailAt }));
    },
  };
}
