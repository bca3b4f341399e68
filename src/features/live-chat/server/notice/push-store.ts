import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { pushesMax } from '../../rules/notice/push.ts';
import { newServerKeys, type PushKeys, type ServerKeys } from './encrypt-push.ts';
import './notice-tables.ts';

export interface PushAddress extends PushKeys {
  endpoint: string;
}

export async function serverKeys({ kysely }: Database): Promise<ServerKeys> {
  const { public_key: publicKey, private_key: privateKey } = await madeOnce({
    find: () => kysely.selectFrom('chat_push_key').select(['public_key', 'private_key']).executeTakeFirst(),
    add: () => {
      const made = newServerKeys();
      return kysely
        .insertInto('chat_push_key')
        .values({ public_key: made.publicKey, private_key: made.privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  });
  return { publicKey, privateKey };
}

/**
 * Subscribes a browser to pushes for a person, in place of the person before; the oldest browsers of a person are
 * dropped if there are too many.
 */
export async function subscribe(
  { pool }: Database,
  person: { profileId: number; memberId: number; sessionId: string },
  { endpoint, p256dh, auth }: PushAddress,
  now: Instant,
): Promise<void> {
  await pool.query(
    `insert into chat_push (endpoint, chat_profile_id, member_id, session_id, p256dh, auth, created_at)
    select $1, $2, $3, session_id, $5, $6, $7 from member_session where session_id = $4
    on conflict (endpoint) do update set chat_profile_id = excluded.chat_profile_id, member_id = excluded.member_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
    [endpoint, person.profileId, person.memberId, person.sessionId, p256dh, auth, new Date(now)],
  );
  await pool.query(
    `delete from chat_push where endpoint in (
      select endpoint from chat_push where chat_profile_id = $1 order by created_at desc, endpoint offset $2)`,
    [person.profileId, pushesMax],
  );
}

export async function unsubscribe({ pool }: Database, profileId: number, endpoint: string): Promise<void> {
  await pool.query('delete from chat_push where endpoint = $1 and chat_profile_id = $2', [endpoint, profileId]);
}

/** The browsers of a person whose sessions live. */
export async function addressesOf({ pool }: Database, profileId: number, now: Instant): Promise<PushAddress[]> {
  const { rows } = await pool.query<PushAddress>(
    `select p.endpoint, p.p256dh, p.auth from chat_push p join member_session s using (session_id)
    where p.chat_profile_id = $1 and s.expires_at > $2`,
    [profileId, new Date(now)],
  );
  return rows;
}

export async function forgetAddress({ pool }: Database, endpoint: string): Promise<void> {
  await pool.query('delete from chat_push where endpoint = $1', [endpoint]);
}

/** Claims the push about a room up to a message; false if another server has claimed it. */
export async function claimPush(
  { pool }: Database,
  { profileId, memberId }: { profileId: number; memberId: number },
  { roomId, newestIndex }: { roomId: number; newestIndex: number },
): Promise<boolean> {
  const { rows } = await pool.query(
    `insert into chat_pushed as p (chat_profile_id, room_id, comment_index, member_id) values ($1, $2, $3, $4)
    on conflict (chat_profile_id, room_id) do update set comment_index = excluded.comment_index
      where p.comment_index < excluded.comment_index
    returning room_id`,
    [profileId, roomId, newestIndex, memberId],
  );
  return rows.length > 0;
}
