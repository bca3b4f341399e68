import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import './notice-tables.ts';

/** The choices of a member about notices of the chat, for their export. */
export function noticeData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'chatNotices',
    tables: ['chat_notice', 'chat_push', 'chat_pushed'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('chat_notice')
        .select(['mails', 'mailed_at'])
        .where('member_id', '=', memberId)
        .orderBy('chat_profile_id')
        .execute();
      const browsers = await kysely
        .selectFrom('chat_push')
        .select(['endpoint', 'created_at'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute();
      const pushed = await kysely
        .selectFrom('chat_pushed')
        .select(['room_id', 'comment_index'])
        .where('member_id', '=', memberId)
        .orderBy('room_id')
        .execute();
      return {
        mails: rows.map(({ mails, mailed_at: lastMailAt }) => ({ mails, lastMailAt })),
        // The rest of an address lets anybody write to the browser.
        pushes: browsers.map(({ endpoint, created_at: since }) => ({ service: new URL(endpoint).host, since })),
        pushed: pushed.map(({ room_id: room, comment_index: upTo }) => ({ room, upTo })),
      };
    },
  };
}
