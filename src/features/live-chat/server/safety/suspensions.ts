import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tx } from '../room/room-log.ts';

/** Whoever is suspended reads and does not write, in all chats of the source. */
export async function suspend(tx: Tx, profileId: number, reason: string, now: Instant): Promise<void> {
  await sql`insert into chat_suspension (chat_profile_id, reason, suspended_at)
    values (${profileId}, ${reason}, ${new Date(now)})
    on conflict (chat_profile_id) do update set reason = excluded.reason`.execute(tx);
}

/** False: the person was not suspended. */
export async function readmit(tx: Tx, profileId: number): Promise<boolean> {
  const { rows } = await sql`delete from chat_suspension where chat_profile_id = ${profileId}
    returning chat_profile_id`.execute(tx);
  return rows.length > 0;
}
