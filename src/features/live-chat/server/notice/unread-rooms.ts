import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import './notice-tables.ts';

/** A room with unread messages that came when its reader was away. */
export interface UnreadRoom {
  roomId: number;
  isGroup: boolean;
  title: string;
  /** The reader has accepted the room. */
  isAccepted: boolean;
  /** The other one of a pair. */
  nickname: string;
  liveChatUserId: string;
  count: number;
  /** The place and the instant of the newest of the messages. */
  newestIndex: number;
  newestAt: number;
}

export interface Away {
  profileId: number;
  memberId: number;
  language: LanguageCode;
  realmKey: string;
  dataSourceId: number;
  mails: boolean;
  seenAt: number | undefined;
  mailedAt: number | undefined;
  /** The oldest of the messages. */
  oldestAt: number;
  /** The newest message first. */
  rooms: UnreadRoom[];
}

interface Row {
  chat_profile_id: number;
  member_id: number;
  language: LanguageCode;
  realm_key: string;
  data_source_id: number;
  mails: boolean;
  seen_at: Date | null;
  mailed_at: Date | null;
  oldest: Date;
  room_id: number;
  kind: string;
  title: string;
  invite: boolean;
  nickname: string | null;
  live_chat_user_id: string | null;
  count: number;
  newest_index: number;
  newest: Date;
}

/**
 * The people of a room who were not seen since a message came that they have not read, each with all their rooms of that
 * kind. Muted, left, removed, and messages of people whom the reader has blocked do not count.
 */
export async function awayFrom({ pool }: Database, roomId: number): Promise<Away[]> {
  const { rows } = await pool.query<Row>(
    `select p.chat_profile_id, p.member_id, p.language, s.realm_key, s.data_source_id, coalesce(n.mails, true) as mails,
      p.seen_at, n.mailed_at, m.oldest, r.room_id, r.kind, r.title, u.invite, o.nickname, o.live_chat_user_id, m.count,
      m.newest_index, m.newest
    from chat_room_user here
    join chat_profile p using (chat_profile_id)
    join chat_source s on s.source_id = p.source_id
    left join chat_notice n using (chat_profile_id)
    join chat_room_user u on u.chat_profile_id = p.chat_profile_id and not u.leave and not u.muted
    join chat_room r on r.room_id = u.room_id and r.kind <> 'commentary'
      and (p.seen_at is null or r.last_messaged_at > p.seen_at)
    left join chat_profile o on r.kind = 'pair' and o.chat_profile_id = case r.low_profile_id
      when p.chat_profile_id then r.high_profile_id else r.low_profile_id end
    cross join lateral (
      select count(*)::int as count, min(c.created_at) as oldest,
        max(c.comment_index) as newest_index, max(c.created_at) as newest from chat_comment c
      where c.room_id = r.room_id and c.comment_index > u.read_comment_index
        and c.chat_profile_id <> p.chat_profile_id and c.removed_at is null
        and (p.seen_at is null or c.created_at > p.seen_at)
        and not exists (select from chat_block b
          where b.chat_profile_id = p.chat_profile_id and b.blocked_profile_id = c.chat_profile_id)
    ) m
    where here.room_id = $1 and not here.leave and p.member_id is not null and m.count > 0
    order by p.chat_profile_id, r.last_messaged_at desc`,
    [roomId],
  );
  const people = Map.groupBy(rows, (row) => row.chat_profile_id);
  return [...people.values()].map((own) => {
    const person = own[0]!;
    return {
      profileId: person.chat_profile_id,
      memberId: person.member_id,
      language: person.language,
      realmKey: person.realm_key,
      dataSourceId: person.data_source_id,
      mails: person.mails,
      seenAt: person.seen_at?.getTime(),
      mailedAt: person.mailed_at?.getTime(),
      oldestAt: Math.min(...own.map(({ oldest }) => oldest.getTime())),
      rooms: own.map((row) => ({
        roomId: row.room_id,
        isGroup: row.kind === 'group',
        title: row.title,
        isAccepted: row.invite,
        nickname: row.nickname ?? '',
        liveChatUserId: row.live_chat_user_id ?? '',
        count: row.count,
        newestIndex: row.newest_index,
        newestAt: row.newest.getTime(),
      })),
    };
  });
}
