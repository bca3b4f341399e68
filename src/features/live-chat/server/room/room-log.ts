import { sql, type Transaction } from 'kysely';
import { type ChatPlace, chatCommentaryTopic, chatRoomTopic, chatUserTopic } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { tell } from '#server/realtime/hints.ts';
import { refuse } from '#server/http/refusal.ts';

export type Tx = Transaction<Tables>;

export interface LockedRoom {
  room_id: number;
  kind: 'pair' | 'group' | 'commentary';
  low_profile_id: number | null;
  high_profile_id: number | null;
  invite: boolean;
  comment_count: number;
  version: number;
  last_messaged_at: Date | null;
  /** The live stream of a commentary. */
  site_key: string | null;
  content_id: number | null;
  detail_id: number | null;
}

/**
 * Takes the lock under which a room changes. Rows that only refer to the room do not wait for it. 404 where the source
 * has no such room.
 */
export async function lockRoom(tx: Tx, sourceId: number, roomId: number): Promise<LockedRoom> {
  const { rows } = await sql<LockedRoom>`
    select room_id, kind, low_profile_id, high_profile_id, invite, comment_count, version, last_messaged_at,
      site_key, content_id, detail_id
    from chat_room where room_id = ${roomId} and source_id = ${sourceId} for no key update`.execute(tx);
  if (rows[0] === undefined) throw refuse('notFound');
  return rows[0];
}

/** Says after the commit that messages of a room have changed, to those who read its kind of room. */
export function tellMessages(database: Database, place: ChatPlace, room: LockedRoom, version: number): void {
  const { kind, site_key: siteKey, content_id: contentId, detail_id: detailId } = room;
  if (kind !== 'commentary') tellRoom(database, place, room.room_id, version);
  else if (siteKey !== null && contentId !== null && detailId !== null) {
    tell(database, chatCommentaryTopic(place, { siteKey, contentId, detailId }), version);
  }
}

/** Says after the commit that a room has changed. */
export function tellRoom(database: Database, place: ChatPlace, roomId: number, version: number): void {
  tell(database, chatRoomTopic(place, roomId), version);
}

/**
 * Counts a change in the own data of these people, and tells their pages. The lower id comes first, so that no deadlock
 * can arise.
 */
export async function touchOwn(
  tx: Tx,
  database: Database,
  place: ChatPlace,
  profileIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(profileIds)].sort((one, other) => one - other);
  if (ids.length === 0) return;
  await sql`
    update chat_profile set version = version + 1 where chat_profile_id in (
      select chat_profile_id from chat_profile where chat_profile_id = any(${ids}::int[])
      order by chat_profile_id for no key update
    )`.execute(tx);
  for (const id of ids) tell(database, chatUserTopic(place, id));
}
