import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { OwnChat } from '../../contract/room.ts';
import type { Comment, Room } from '../../rules/room/room-shapes.ts';
import {
  commentColumns,
  type CommentRow,
  presentComment,
  presentRoom,
  roomColumns,
  type RoomRow,
} from './present-room.ts';

type Queries = Pick<Database, 'pool'>;

interface ContactRow {
  contact_profile_id: number;
  room_id: number;
  created_at: string;
  updated_at: string;
  deleted: boolean;
  deleted_at: string | null;
}

interface RestRow {
  contacts: ContactRow[] | null;
  blocked: number[] | null;
  suspended_for: string | null;
}

const time = (at: Date | string): string => formatInstant(new Date(at).getTime());

/** All that is one person's own, in one statement for the rooms and one for the rest. */
export async function readOwn({ pool }: Queries, profileId: number): Promise<OwnChat> {
  const [rooms, rest] = await Promise.all([
    pool.query<RoomRow & { muted: boolean; mine: boolean }>(
      `select ${roomColumns}, me.muted, me.invite as mine
      from chat_room_user me join chat_room r using (room_id)
      where me.chat_profile_id = $1 and not me.leave
      order by coalesce(r.last_messaged_at, r.created_at) desc, r.room_id desc`,
      [profileId],
    ),
    pool.query<RestRow>(
      `select
        (select jsonb_agg(to_jsonb(c) order by c.contact_profile_id) from chat_contact c
          where c.chat_profile_id = $1) as contacts,
        (select jsonb_agg(b.blocked_profile_id order by b.blocked_profile_id) from chat_block b
          where b.chat_profile_id = $1) as blocked,
        (select x.reason from chat_suspension x where x.chat_profile_id = $1) as suspended_for`,
      [profileId],
    ),
  ]);
  const { contacts, blocked, suspended_for: suspended } = rest.rows[0] as RestRow;
  return {
    user: {
      id: profileId,
      contacts: (contacts ?? []).map((row) => ({
        user_id: row.contact_profile_id,
        room_id: row.room_id,
        created_at: time(row.created_at),
        updated_at: time(row.updated_at),
        deleted: row.deleted,
        deleted_at: row.deleted_at && time(row.deleted_at),
      })),
      room_ids: rooms.rows.map(({ room_id: id }) => id),
    },
    invites: rooms.rows
      .filter(({ kind, invite, mine }) => kind === 'pair' && invite && !mine)
      .map((row) => ({
        key: String(row.room_id),
        user_id: row.users.find(({ user_id: id }) => id !== profileId)?.user_id ?? 0,
        room_id: row.room_id,
        invite: true,
        created_at: time(row.created_at),
      })),
    rooms: rooms.rows.map(presentRoom),
    muted_room_ids: rooms.rows.filter(({ muted }) => muted).map(({ room_id: id }) => id),
    blocked_user_ids: blocked ?? [],
    ...(suspended !== null && { suspended_for: suspended }),
  };
}

/** A room that a person is in; undefined for everybody else. */
export async function findRoom(
  { pool }: Queries,
  sourceId: number,
  roomId: number,
  profileId: number,
): Promise<Room | undefined> {
  const { rows } = await pool.query<RoomRow>(
    `select ${roomColumns} from chat_room r
    where r.room_id = $1 and r.source_id = $2 and exists (
      select from chat_room_user me where me.room_id = r.room_id and me.chat_profile_id = $3 and not me.leave
    )`,
    [roomId, sourceId, profileId],
  );
  return rows[0] && presentRoom(rows[0]);
}

/** The last messages of a room before an index, in their order. */
export async function readPage({ pool }: Queries, roomId: number, before: number, most: number): Promise<Comment[]> {
  const { rows } = await pool.query<CommentRow>(
    `select ${commentColumns} from chat_comment c left join chat_picture i using (picture_id)
    where c.room_id = $1 and c.comment_index < $2 order by c.comment_index desc limit $3`,
    [roomId, before, most],
  );
  return rows.map(presentComment).reverse();
}

export async function readComment({ pool }: Queries, roomId: number, index: number): Promise<Comment | undefined> {
  const [comment] = await readPage({ pool }, roomId, index + 1, 1);
  return comment?.index === index ? comment : undefined;
}
