import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { groupMax } from '../../rules/limits/chat-limits.ts';
import type { OwnProfile } from '../desk/chat-desk.ts';
import type { GroupRefusal } from './room-refusal.ts';
import { lockRoom, tellRoom, touchOwn, type Tx } from './room-log.ts';
import type { RoomPlace } from './send-messages.ts';

export type GroupMade = { kind: 'made'; roomId: number } | { kind: GroupRefusal };

export interface WantedGroup {
  place: ChatPlace;
  by: OwnProfile;
  key: string;
  title: string;
  userIds: readonly number[];
}

/** Makes a group of contacts, who are in it at once and can leave; the same key again answers the same group. */
export async function makeGroup(database: Database, wanted: WantedGroup, now: Instant): Promise<GroupMade> {
  const { place, by, key, title } = wanted;
  const others = [...new Set(wanted.userIds)].filter((id) => id !== by.profileId);
  if (others.length === 0) return { kind: 'nobody' };
  if (others.length >= groupMax) return { kind: 'tooMany' };
  const at = new Date(now);
  return inTransaction(database, async (tx) => {
    const known = await groupOfKey(tx, by.profileId, key);
    if (known !== undefined) return { kind: 'made', roomId: known };
    if (!(await areContacts(tx, by.profileId, others))) return { kind: 'noContact' };
    const { rows } = await sql<{ room_id: number }>`
      insert into chat_room (source_id, kind, request_key, started_by, started_at, invite, title, version,
        changed_version, created_at, updated_at)
      values (${by.sourceId}, 'group', ${key}, ${by.profileId}, ${at}, false, ${title}, 1, 1, ${at}, ${at})
      on conflict on constraint chat_group_once do nothing returning room_id`.execute(tx);
    const roomId = rows[0]?.room_id;
    if (roomId === undefined) return { kind: 'made', roomId: (await groupOfKey(tx, by.profileId, key))! };
    const all = [by.profileId, ...others];
    await sql`insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
      select ${roomId}, id, true, 1, ${at} from unnest(${all}::int[]) as id`.execute(tx);
    await touchOwn(tx, database, place, all);
    return { kind: 'made', roomId };
  });
}

async function groupOfKey(tx: Tx, profileId: number, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ room_id: number }>`select room_id from chat_room
    where started_by = ${profileId} and request_key = ${key}`.execute(tx);
  return rows[0]?.room_id;
}

/** Contacts of both sides, neither of whom has deleted or blocked the other, or left their room. */
async function areContacts(tx: Tx, profileId: number, others: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_contact mine
    join chat_contact theirs on theirs.chat_profile_id = mine.contact_profile_id
      and theirs.contact_profile_id = mine.chat_profile_id and not theirs.deleted
    join chat_room r on r.room_id = mine.room_id and not r.invite
    join chat_profile p on p.chat_profile_id = mine.contact_profile_id and p.member_id is not null
    where mine.chat_profile_id = ${profileId} and not mine.deleted and mine.contact_profile_id = any(${others}::int[])
      and not exists (select from chat_room_user u where u.room_id = r.room_id and u.leave)
      and not exists (select from chat_block b where (b.chat_profile_id, b.blocked_profile_id) in
        ((mine.chat_profile_id, mine.contact_profile_id), (mine.contact_profile_id, mine.chat_profile_id)))`.execute(
    tx,
  );
  return rows[0]?.count === others.length;
}

/** Adds contacts to a group. The earlier messages count as read for a person who joins (CHAT-022). */
export async function addToGroup(
  database: Database,
  room: RoomPlace,
  profileId: number,
  userIds: readonly number[],
  now: Instant,
): Promise<'added' | GroupRefusal> {
  const others = [...new Set(userIds)].filter((id) => id !== profileId);
  if (others.length === 0) return 'nobody';
  return inTransaction(database, async (tx) => {
    const { version, comment_count: count } = await lockGroup(tx, room, profileId);
    if (!(await areContacts(tx, profileId, others))) return 'noContact';
    const here = await sql<{ count: number }>`select count(*)::int as count from chat_room_user
      where room_id = ${room.roomId} and not leave and chat_profile_id <> all(${others}::int[])`.execute(tx);
    if ((here.rows[0]?.count ?? 0) + others.length > groupMax) return 'tooMany';
    const joined = await sql<{ id: number }>`
      insert into chat_room_user as u (room_id, chat_profile_id, invite, read_comment_index, changed_version, joined_at)
      select ${room.roomId}, id, true, ${count}, ${version + 1}, ${new Date(now)} from unnest(${others}::int[]) as id
      on conflict (room_id, chat_profile_id) do update
      set leave = false, changed_version = excluded.changed_version, read_comment_index = excluded.read_comment_index
      where u.leave returning chat_profile_id as id`.execute(tx);
    if (joined.rows.length === 0) return 'added';
    await sql`update chat_room set version = ${version + 1} where room_id = ${room.roomId}`.execute(tx);
    await touchOwn(
      tx,
      database,
      room.place,
      joined.rows.map(({ id }) => id),
    );
    tellRoom(database, room.place, room.roomId, version + 1);
    return 'added';
  });
}

export async function renameGroup(
  database: Database,
  room: RoomPlace,
  profileId: number,
  { title, description }: { title: string; description: string },
  now: Instant,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { version } = await lockGroup(tx, room, profileId);
    await sql`update chat_room set title = ${title}, description = ${description}, version = ${version + 1},
      changed_version = ${version + 1}, updated_at = ${new Date(now)} where room_id = ${room.roomId}`.execute(tx);
    tellRoom(database, room.place, room.roomId, version + 1);
  });
}

/** Locks a group for a person who is in it; 404 for everybody else. */
async function lockGroup(tx: Tx, room: RoomPlace, profileId: number): ReturnType<typeof lockRoom> {
  const locked = await lockRoom(tx, room.sourceId, room.roomId);
  const { rows } = await sql`select from chat_room_user
    where room_id = ${room.roomId} and chat_profile_id = ${profileId} and not leave`.execute(tx);
  if (locked.kind !== 'group' || rows.length === 0) throw refuse('notFound');
  return locked;
}
