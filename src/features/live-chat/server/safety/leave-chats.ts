import { type ChatPlace, chatRoomTopic, chatUserTopic } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { tell } from '#server/realtime/hints.ts';
import type { LeavingPart } from '#server/server-feature.ts';

interface LeftRow {
  realm_key: string;
  data_source_id: number;
  rooms: number[];
  people: number[];
}

/**
 * Tells open pages that a member leaves their chats. A trigger of the database does the rest, whatever erases the
 * account (migrations/0045_chat_safety.sql).
 */
export function leaveChats(database: Database): LeavingPart {
  return async (memberId) => {
    const { rows } = await database.pool.query<LeftRow>(
      `select s.realm_key, s.data_source_id,
        coalesce((
          select array_agg(r.room_id) from chat_room r where r.source_id = p.source_id and (
            exists (select from chat_room_user u where u.room_id = r.room_id and u.chat_profile_id = p.chat_profile_id)
            or (r.kind = 'commentary' and exists (
              select from chat_comment c where c.room_id = r.room_id and c.chat_profile_id = p.chat_profile_id))
          )
        ), '{}') as rooms,
        coalesce((
          select array_agg(b.chat_profile_id) from chat_block b where b.blocked_profile_id = p.chat_profile_id
        ), '{}') as people
      from chat_profile p join chat_source s using (source_id) where p.member_id = $1`,
      [memberId],
    );
    return async () => {
      for (const { realm_key: realmKey, data_source_id: dataSourceId, rooms, people } of rows) {
        const place: ChatPlace = { realmKey, dataSourceId };
        for (const roomId of rooms) tell(database, chatRoomTopic(place, roomId));
        for (const id of people) tell(database, chatUserTopic(place, id));
      }
    };
  };
}
