import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { EncodedPair } from '#server/uploads/uploads.ts';
import type { ChatPicture } from '../../contract/picture.ts';
import { unsentPictureMs } from '../../rules/limits/chat-limits.ts';
import type { OwnProfile } from '../desk/chat-desk.ts';

type Queries = Pick<Database, 'pool'>;

export async function storePicture(
  { pool }: Queries,
  pictureId: string,
  { profileId }: Pick<OwnProfile, 'profileId'>,
  { whole, thumbnail }: EncodedPair,
  now: Instant,
): Promise<void> {
  await pool.query(
    `insert into chat_picture (picture_id, owner_profile_id, width, height, whole, thumbnail, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [pictureId, profileId, whole.width, whole.height, bufferOf(whole.data), bufferOf(thumbnail.data), new Date(now)],
  );
}

/** How many pictures a person has brought since an instant, and when the first of them. */
export async function countPictures(
  { pool }: Queries,
  profileId: number,
  since: Instant,
): Promise<{ count: number; first: Instant }> {
  const { rows } = await pool.query<{ count: number; first: Date | null }>(
    'select count(*)::int as count, min(created_at) as first from chat_picture where owner_profile_id = $1 and created_at > $2',
    [profileId, new Date(since)],
  );
  const [row] = rows;
  return { count: row?.count ?? 0, first: row?.first?.getTime() ?? since };
}

/** Keeps an uploaded picture; undefined where it is not the member's, or of a chat of another realm. */
export async function commitPicture(
  { pool }: Queries,
  pictureId: string,
  { memberId, realmKey }: { memberId: number; realmKey: string },
  now: Instant,
): Promise<ChatPicture | undefined> {
  const { rows } = await pool.query<ChatPicture>(
    `update chat_picture i set committed_at = coalesce(i.committed_at, $4)
    from chat_profile p join chat_source s using (source_id)
    where i.picture_id = $1 and p.chat_profile_id = i.owner_profile_id and p.member_id = $2 and s.realm_key = $3
    returning i.picture_id as id, i.width, i.height`,
    [pictureId, memberId, realmKey, new Date(now)],
  );
  return rows[0];
}

/** A picture for those who are in its room, before it is sent for its owner; undefined for everybody else. */
export async function readPicture(
  { pool }: Queries,
  pictureId: string,
  { profileId, sourceId }: OwnProfile,
  size: 'whole' | 'thumbnail',
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { rows } = await pool.query<{ bytes: Uint8Array }>(
    `select i.${size} as bytes from chat_picture i
    where i.picture_id = $1 and (
      (i.owner_profile_id = $2 and i.room_id is null)
      or exists (
        select from chat_room_user u join chat_room r using (room_id)
        where u.room_id = i.room_id and u.chat_profile_id = $2 and not u.leave and r.source_id = $3
      )
    )`,
    [pictureId, profileId, sourceId],
  );
  return rows[0] && new Uint8Array(rows[0].bytes);
}

/** Removes pictures that were sent to no room after a day. */
export async function sweepChatPictures({ pool }: Queries, now: Instant): Promise<void> {
  await pool.query('delete from chat_picture where created_at < $1 and room_id is null', [
    new Date(now - unsentPictureMs),
  ]);
}

function bufferOf(data: Uint8Array): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
