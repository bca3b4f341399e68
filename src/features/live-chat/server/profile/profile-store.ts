import { createHash } from 'node:crypto';
import type { Instant, Random } from '#kernel/clock.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import type { ChatProfile, OwnProfile } from '../../contract/profile.ts';
import { userIdKey } from '../../rules/profile/chat-user-id.ts';

export interface ProfileRow {
  chat_profile_id: number;
  live_chat_user_id: string;
  nickname: string;
  avatar: string | null;
  tag_ids: number[];
  member_id: number | null;
  token: string;
}

/** Of a profile `p`. */
export const profileColumns =
  'p.chat_profile_id, p.live_chat_user_id, p.nickname, p.avatar, p.tag_ids, p.member_id, p.token';

export function presentProfile(row: ProfileRow): ChatProfile {
  return {
    id: row.chat_profile_id,
    liveChatUserId: row.live_chat_user_id,
    nickname: row.nickname,
    image: row.avatar,
    tagIds: row.tag_ids,
    isRegistered: row.member_id !== null,
  };
}

export function presentOwn(row: ProfileRow): OwnProfile {
  return { ...presentProfile(row), token: row.token };
}

/** A chat user id that stays taken when its member has left, without saying what it was. */
export function userIdHash(sourceId: number, liveChatUserId: string): string {
  return createHash('sha256')
    .update(`${sourceId} ${userIdKey(liveChatUserId)}`)
    .digest('base64url');
}

export interface WrittenProfile {
  nickname: string;
  avatar: string | null;
  tagIds: readonly number[];
  language: string;
}

/** Whether anybody has ever registered in a chat. */
export async function hasPeople(
  { pool }: Pick<Database, 'pool'>,
  { realmKey, dataSourceId }: ChatPlace,
): Promise<boolean> {
  const { rows } = await pool.query(
    `select from chat_source s join chat_profile p using (source_id)
    where s.realm_key = $1 and s.data_source_id = $2 limit 1`,
    [realmKey, dataSourceId],
  );
  return rows.length > 0;
}

/** Registers a member; 'idTaken' if another person has the chat user id in any case. */
export async function registerProfile(
  { pool }: Pick<Database, 'pool'>,
  { sourceId, memberId, liveChatUserId }: { sourceId: number; memberId: number; liveChatUserId: string },
  written: WrittenProfile,
  now: Instant,
  random: Random,
): Promise<ProfileRow | 'idTaken'> {
  try {
    const { rows } = await pool.query<ProfileRow>(
      `insert into chat_profile as p (source_id, member_id, live_chat_user_id, user_id_hash, nickname, avatar, tag_ids,
        token, language, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
      on conflict on constraint chat_member_once do update set updated_at = p.updated_at
      returning ${profileColumns}`,
      [
        sourceId,
        memberId,
        liveChatUserId,
        userIdHash(sourceId, liveChatUserId),
        written.nickname,
        written.avatar,
        written.tagIds,
        randomUuid(random),
        written.language,
        new Date(now),
      ],
    );
    return rows[0]!;
  } catch (error) {
    if (errorFacts(error).constraint === 'chat_user_id_once') return 'idTaken';
    throw error;
  }
}

export async function changeProfile(
  { pool }: Pick<Database, 'pool'>,
  profileId: number,
  { nickname, avatar, tagIds, language }: WrittenProfile,
  now: Instant,
): Promise<ProfileRow> {
  const { rows } = await pool.query<ProfileRow>(
    `update chat_profile p set nickname = $2, avatar = $3, tag_ids = $4, language = $5, updated_at = $6
    where chat_profile_id = $1 returning ${profileColumns}`,
    [profileId, nickname, avatar, tagIds, language, new Date(now)],
  );
  return rows[0]!;
}

export async function readProfile(
  { pool }: Pick<Database, 'pool'>,
  profileId: number,
): Promise<ProfileRow | undefined> {
  const { rows } = await pool.query<ProfileRow>(
    `select ${profileColumns} from chat_profile p where chat_profile_id = $1`,
    [profileId],
  );
  return rows[0];
}

/**
 * The profile of a token in the source of a reader. It is undefined for an unknown token, for a person who has left, and
 * for a stranger who has blocked the reader. So all look the same. A person who shares a room with the reader has left
 * it by the block.
 */
export async function findToken(
  { pool }: Pick<Database, 'pool'>,
  { sourceId, profileId }: { sourceId: number; profileId: number },
  token: string,
): Promise<{ profileId: number; memberId: number } | undefined> {
  const { rows } = await pool.query<{ chat_profile_id: number; member_id: number }>(
    `select p.chat_profile_id, p.member_id from chat_profile p
    where p.token = $1 and p.source_id = $2 and p.member_id is not null and not (
      exists (select from chat_block b where b.chat_profile_id = p.chat_profile_id and b.blocked_profile_id = $3)
      and not exists (select from chat_contact k
        where k.chat_profile_id = $3 and k.contact_profile_id = p.chat_profile_id)
    )`,
    [token, sourceId, profileId],
  );
  const [row] = rows;
  return row && { profileId: row.chat_profile_id, memberId: row.member_id };
}
