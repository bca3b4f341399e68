import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Comment, OwnChat, Room } from '../../rules/channel/room-shapes.ts';
import {
  commentColumns,
  type CommentRow,
  presentComment,
  presentRoom,
  roomColumns,
  type RoomRow,
} from './present-room.ts';

type Queries = Pick<Database, 'pool'>;

export interface ContactRow {
  contact_profile_id: number;
  room_id: number;
  created_at: string;
  updated_at: string;
  deleted: boolean;
  deleted_at: string | null;
}

export type OwnRoomRow = RoomRow & { reader: number; muted: boolean; mine: boolean };

interface RestRow {
  reader: number;
  contacts: ContactRow[] | null;
  blocked: number[] | null;
  suspended_for: string | null;
}

const time = (at: Date | string): string => formatInstant(new Date(at).getTime());

/** All that is one person's own. */
export async function readOwn(queries: Queries, profileId: number): Promise<OwnChat> {
  return (await readOwns(queries, [profileId])).get(profileId)!;
}

/** All that is each person's own, in one statement for the rooms and one for the rest. */
export async function readOwns(
  { pool }: Queries,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, OwnChat>> {
  const [rooms, rest] = await Promise.all([
    pool.query<OwnRoomRow>(
      `select a.id as reader, ${roomColumns}, me.muted, me.invite as mine
      from unnest($1::int[]) as a (id)
      cross join lateral (
        select * from chat_room_user u where u.chat_profile_id = a.id and not u.leave offset 0
      ) me
      cross join lateral (select * from chat_room where room_id = me.room_id offset 0) r
      order by coalesce(r.last_messaged_at, r.created_at) desc, r.room_id desc`,
      [profileIds],
    ),
    pool.query<RestRow>(
      `select a.id as reader,
        (select jsonb_agg(to_jsonb(c) order by c.contact_profile_id) from chat_contact c
          where c.chat_profile_id = a.id) as contacts,
        (select jsonb_agg(b.blocked_profile_id order by b.blocked_profile_id) from chat_block b
          where b.chat_profile_id = a.id) as blocked,
        (select x.reason from chat_suspension x where x.chat_profile_id = a.id) as suspended_for
      from unnest($1::int[]) as a (id)`,
      [profileIds],
    ),
  ]);
  const roomsOf = Map.groupBy(rooms.rows, ({ reader }) => reader);
  return new Map(rest.rows.map((row) => [row.reader, presentOwn(row, roomsOf.get(row.reader) ?? [])]));
}

export function presentOwn(rest: RestRow, rooms: readonly OwnRoomRow[]): OwnChat {
  const { reader: profileId, contacts, blocked, suspended_for: suspended } = rest;
  return {
    user: {
      id: profileId,
      contacts: (contacts ?? []).map(presentContact),
      room_ids: rooms.map(({ room_id: id }) => id),
    },
    invites: rooms
      .filter(({ kind, invite, mine }) => kind === 'pair' && invite && !mine)
      .map((row) => ({
        key: String(row.room_id),
        user_id: row.users.find(({ user_id: id }) => id !== profileId)?.user_id ?? 0,
        room_id: row.room_id,
        invite: true,
        created_at: time(row.created_at),
      })),
    rooms: rooms.map(presentRoom),
    muted_room_ids: rooms.filter(({ muted }) => muted).map(({ room_id: id }) => id),
    blocked_user_ids: blocked ?? [],
    ...(suspended !== null && { suspended_for: suspended }),
  };
}

function presentContact(row: ContactRow): OwnChat['user']['contacts'][number] {
  return {
    user_id: row.contact_profile_id,
    room_id: row.room_id,
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
    deleted: row.deleted,
    deleted_at: row.deleted_at && time(row.deleted_at),
  };
}

/** A contact of a person, deleted ones too. */
export async function readContact({ pool }: Queries, profileId: number, userId: number) {
  const { rows } = await pool.query<{ contact: ContactRow }>(
    'select to_jsonb(c) as contact from chat_contact c where chat_profile_id = $1 and contact_profile_id = $2',
    [profileId, userId],
  );
  return rows[0] && presentContact(rows[0].contact);
}

export async function readBlocked({ pool }: Queries, profileId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select blocked_profile_id as id from chat_block where chat_profile_id = $1 order by id',
    [profileId],
  );
  return rows.map(({ id }) => id);
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
