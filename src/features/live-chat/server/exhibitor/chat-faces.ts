import type { ChatFaces } from '#features/booth/server.ts';
import type { Database } from '#server/database/database.ts';
import { chatsOf } from '../desk/chat-desk.ts';

/** Tells a booth which of its people have a profile in the chat of its site. */
export function createChatFaces({ pool }: Pick<Database, 'pool'>): ChatFaces {
  return async (site, memberIds) => {
    const [chat] = chatsOf(site);
    if (chat === undefined) return undefined;
    const { rows } = await pool.query<{ member_id: number; token: string; nickname: string; avatar: string | null }>(
      `select p.member_id, p.token, p.nickname, p.avatar from chat_source s join chat_profile p using (source_id)
      where s.realm_key = $1 and s.data_source_id = $2 and p.member_id = any($3) order by p.chat_profile_id`,
      [chat.place.realmKey, chat.place.dataSourceId, memberIds],
    );
    return {
      contentId: chat.contentId,
      people: rows.map((row) => ({
        memberId: row.member_id,
        token: row.token,
        nickname: row.nickname,
        image: row.avatar,
      })),
    };
  };
}
