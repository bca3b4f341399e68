import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { lockRoom, tellMessages, tellRoom, touchOwn, type Tx } from './room-log.ts';
import type { RoomPlace } from './send-messages.ts';

/**
 * Marks a room read up to a message. The mark never rises above what there is and never falls, so a late call does no
 * harm; one that changes nothing takes no lock.
 */
export async function markRead(database: Database, room: RoomPlace, profileId: number, index: number): Promise<void> {
  const { rows } = await database.pool.query<{ version: number }>(
    `with room as (
      update chat_room r set version = r.version + 1 from chat_room_user u
      where r.room_id = $1 and r.source_id = $2 and u.room_id = r.room_id and u.chat_profile_id = $3
        and not u.leave and u.read_comment_index < least($4, r.comment_count)
      returning r.version, r.comment_count
    )
    update chat_room_user u set changed_version = room.version,
      read_comment_index = greatest(u.read_comment_index, least($4, room.comment_count))
    from room where u.room_id = $1 and u.chat_profile_id = $3
    returning room.version`,
    [room.roomId, room.sourceId, profileId, index],
  );
  if (rows[0] !== undefined) tellRoom(database, room.place, room.roomId, rows[0].version);
}

/** Empties the place of an own message; 404 for a message of others. A repeat does nothing. */
export async function removeMessage(
  database: Database,
  room: RoomPlace,
  profileId: number,
  index: number,
  now: Instant,
): Promise<void> {
  await inTransaction(database, (tx) => emptyPlace(tx, database, room, profileId, index, now));
}

/** Empties the place of a message of an author; 404 for a message of others. A repeat does nothing. */
export async function emptyPlace(
  tx: Tx,
  database: Database,
  room: RoomPlace,
  authorId: number,
  index: number,
  now: Instant,
): Promise<void> {
  const locked = await lockRoom(tx, room.sourceId, room.roomId);
  const { version, comment_count: count } = locked;
  const found = await sql<{ removed_at: Date | null; picture_id: string | null }>`
    select c.removed_at, c.picture_id from chat_comment c
    where c.room_id = ${room.roomId} and c.comment_index = ${index} and c.chat_profile_id = ${authorId}`.execute(tx);
  const [message] = found.rows;
  if (message === undefined) throw refuse('notFound');
  if (message.removed_at !== null) return;
  await sql`update chat_comment
    set removed_at = ${new Date(now)}, version = ${version + 1}, body = '', meeting = null, picture_id = null
    where room_id = ${room.roomId} and comment_index = ${index}`.execute(tx);
  if (message.picture_id !== null)
    await sql`delete from chat_picture where picture_id = ${message.picture_id}`.execute(tx);
  await sql`update chat_room set version = ${version + 1},
    last_message = case when ${index === count} then '' else last_message end
    where room_id = ${room.roomId}`.execute(tx);
  tellMessages(database, room.place, locked, version + 1);
}

/** Accepts the invitation of a pair without writing; 404 for others, 'gone' when the inviter took it back. */
export async function acceptInvitation(
  database: Database,
  room: RoomPlace,
  profileId: number,
): Promise<'accepted' | 'gone'> {
  return inTransaction(database, async (tx) => {
    const locked = await lockRoom(tx, room.sourceId, room.roomId);
    const { rows } = await sql<{ chat_profile_id: number; invite: boolean; leave: boolean }>`
      select chat_profile_id, invite, leave from chat_room_user where room_id = ${room.roomId}`.execute(tx);
    const mine = rows.find((row) => row.chat_profile_id === profileId);
    if (mine === undefined || locked.kind !== 'pair') throw refuse('notFound');
    if (mine.invite && !locked.invite) return 'accepted';
    if (rows.some((row) => row.leave)) return 'gone';
    await sql`update chat_room_user set invite = true, changed_version = ${locked.version + 1}
      where room_id = ${room.roomId} and chat_profile_id = ${profileId}`.execute(tx);
    const isWhole = rows.every((row) => row.invite || row.chat_profile_id === profileId);
    const version = locked.version + (isWhole ? 2 : 1);
    await sql`update chat_room set version = ${version}, invite = ${!isWhole},
      changed_version = case when ${isWhole} then ${version} else changed_version end
      where room_id = ${room.roomId}`.execute(tx);
    await touchOwn(
      tx,
      database,
      room.place,
      rows.map((row) => row.chat_profile_id),
    );
    tellRoom(database, room.place, room.roomId, version);
    return 'accepted';
  });
}

/** Leaves a group, or the room of a pair; a repeat does nothing. */
export async function leave(database: Database, room: RoomPlace, profileId: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { version } = await lockRoom(tx, room.sourceId, room.roomId);
    const { rows } = await sql<{ leave: boolean }>`select leave from chat_room_user
      where room_id = ${room.roomId} and chat_profile_id = ${profileId} for no key update`.execute(tx);
    if (rows[0] === undefined) throw refuse('notFound');
    if (rows[0].leave) return;
    await sql`update chat_room_user set leave = true, changed_version = ${version + 1}
      where room_id = ${room.roomId} and chat_profile_id = ${profileId}`.execute(tx);
    await sql`update chat_room set version = ${version + 1} where room_id = ${room.roomId}`.execute(tx);
    await touchOwn(tx, database, room.place, [profileId]);
    tellRoom(database, room.place, room.roomId, version + 1);
  });
}

/** Whether a person gets notices of a room. Nobody else sees it, so it is no change of the room. */
export async function mute(database: Database, room: RoomPlace, profileId: number, muted: boolean): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { rows } = await sql<{ room_id: number }>`update chat_room_user u set muted = ${muted} from chat_room r
      where r.room_id = u.room_id and r.source_id = ${room.sourceId} and u.room_id = ${room.roomId}
        and u.chat_profile_id = ${profileId} and not u.leave returning u.room_id`.execute(tx);
    if (rows.length === 0) throw refuse('notFound');
    await touchOwn(tx, database, room.place, [profileId]);
  });
}
