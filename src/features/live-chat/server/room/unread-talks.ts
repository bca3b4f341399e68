import { serve } from '#features/site/server.ts';
import { widgetSize } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readUnreadTalks, type UnreadTalk } from '../../contract/room.ts';
import { chatOf, profileOf } from '../desk/chat-desk.ts';

interface Row {
  room_id: number;
  kind: 'pair' | 'group';
  title: string;
  is_invitation: boolean;
  count: number;
  total: number;
  other: number | null;
  nickname: string | null;
  avatar: string | null;
  is_registered: boolean;
}

/** Every view of a home makes this call, so it takes two small statements, however many messages the rooms have. */
export function createUnreadCall(database: Database): ServedEndpoint {
  return serve(readUnreadTalks, async (call) => {
    const profile = await profileOf(database, chatOf(call), call.member);
    if (profile === undefined) return { data: { isRegistered: false, hasTalks: false, total: 0, talks: [] } };
    const { profileId } = profile;
    const rows = await findUnread(database, profileId, call.query.per_page ?? widgetSize);
    const total = rows[0]?.total ?? 0;
    const hasTalks = total > 0 || (await isInAnyRoom(database, profileId));
    return { data: { isRegistered: true, hasTalks, total, talks: rows.map(presentTalk) } };
  });
}

async function findUnread({ pool }: Pick<Database, 'pool'>, profileId: number, most: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select r.room_id, r.kind, r.title, r.kind = 'pair' and r.invite and not u.invite as is_invitation,
      r.comment_count - u.read_comment_index as count, count(*) over ()::int as total, o.chat_profile_id as other,
      o.nickname, o.avatar, o.member_id is not null as is_registered
    from chat_room_user u
    join chat_room r using (room_id)
    left join chat_profile o on r.kind = 'pair' and o.chat_profile_id = case r.low_profile_id
      when $1 then r.high_profile_id else r.low_profile_id end
    where u.chat_profile_id = $1 and not u.leave and not u.muted and r.kind <> 'commentary'
      and r.comment_count > u.read_comment_index
      and not exists (select from chat_block b
        where b.chat_profile_id = $1 and b.blocked_profile_id = o.chat_profile_id)
    order by r.last_messaged_at desc, r.room_id desc limit $2`,
    [profileId, most],
  );
  return rows;
}

async function isInAnyRoom({ pool }: Pick<Database, 'pool'>, profileId: number): Promise<boolean> {
  const { rows } = await pool.query('select from chat_room_user where chat_profile_id = $1 and not leave limit 1', [
    profileId,
  ]);
  return rows.length > 0;
}

function presentTalk(row: Row): UnreadTalk {
  const { room_id: roomId, kind, title, is_invitation: isInvitation, count, other } = row;
  const person = {
    id: other ?? 0,
    nickname: row.nickname ?? '',
    image: row.avatar,
    isRegistered: row.is_registered,
  };
  return {
    roomId,
    group: kind === 'group' ? title : null,
    person: kind === 'group' ? null : person,
    isInvitation,
    count,
  };
}
