import { formatInstant } from '#kernel/period.ts';
import type { Instant } from '#kernel/clock.ts';
import type { StreamPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import type { CommentaryMessage } from '../../rules/channel/room-shapes.ts';

type Queries = Pick<Database, 'pool'>;

export interface CommentaryRoom {
  roomId: number;
  version: number;
  count: number;
}

/** A message `c` with its author `p`, as JSON has it. */
export const messageJson = `jsonb_build_object('index', c.comment_index, 'user_id', c.chat_profile_id, 'body', c.body,
  'created_at', c.created_at, 'removed', c.removed_at is not null, 'author', jsonb_build_object(
    'nickname', p.nickname, 'liveChatUserId', p.live_chat_user_id, 'image', p.avatar,
    'isRegistered', p.member_id is not null))`;

export function presentMessage(row: CommentaryMessage): CommentaryMessage {
  const createdAt = formatInstant(new Date(row.created_at).getTime());
  return { ...row, body: row.removed ? '' : row.body, created_at: createdAt };
}

/** The room of a live stream; undefined before the first message. */
export async function findCommentary(
  { pool }: Queries,
  { siteKey, contentId, detailId }: StreamPlace,
): Promise<CommentaryRoom | undefined> {
  const { rows } = await pool.query<CommentaryRoom>(
    `select room_id as "roomId", version, comment_count as count from chat_room
    where site_key = $1 and content_id = $2 and detail_id = $3`,
    [siteKey, contentId, detailId],
  );
  return rows[0];
}

/** The room of a live stream, made when it is written to for the first time. */
export async function openCommentary(
  { pool }: Queries,
  sourceId: number,
  stream: StreamPlace,
  now: Instant,
): Promise<CommentaryRoom> {
  const known = await findCommentary({ pool }, stream);
  if (known !== undefined) return known;
  await pool.query(
    `insert into chat_room (source_id, kind, site_key, content_id, detail_id, started_at, invite, created_at, updated_at)
    values ($1, 'commentary', $2, $3, $4, $5, false, $5, $5) on conflict on constraint chat_commentary_once do nothing`,
    [sourceId, stream.siteKey, stream.contentId, stream.detailId, new Date(now)],
  );
  return (await findCommentary({ pool }, stream))!;
}

/** The last messages before an index, in their order. */
export async function readMessages(
  { pool }: Queries,
  roomId: number,
  before: number,
  most: number,
): Promise<CommentaryMessage[]> {
  const { rows } = await pool.query<{ message: CommentaryMessage }>(
    `select ${messageJson} as message from chat_comment c join chat_profile p using (chat_profile_id)
    where c.room_id = $1 and c.comment_index < $2 order by c.comment_index desc limit $3`,
    [roomId, before, most],
  );
  return rows.map(({ message }) => presentMessage(message)).reverse();
}

/** The message that a member has sent with this key. */
export async function findMessage(
  { pool }: Queries,
  roomId: number,
  profileId: number,
  key: string,
): Promise<CommentaryMessage | undefined> {
  const { rows } = await pool.query<{ message: CommentaryMessage }>(
    `select ${messageJson} as message from chat_comment c join chat_profile p using (chat_profile_id)
    where c.room_id = $1 and c.chat_profile_id = $2 and c.key = $3`,
    [roomId, profileId, key],
  );
  return rows[0] && presentMessage(rows[0].message);
}
