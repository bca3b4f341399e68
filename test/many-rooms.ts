import type { Database } from '#server/database/database.ts';
import type { ChatPerson } from './chat-world.ts';

/** Groups of these people, the oldest first. */
export async function makeGroups({ pool }: Database, people: readonly ChatPerson[], count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with room as (
      insert into chat_room (source_id, kind, started_by, started_at, invite, title, created_at, updated_at)
      select source_id, 'group', chat_profile_id, at, false, 'Group ' || n, at, at
      from chat_profile, generate_series(1, $2::int) n, lateral (select timestamptz '2026-11-01' + n / 3 * interval '1 s' as at) t
      where chat_profile_id = $1 returning room_id
    ), sat as (
      insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
      select room_id, id, true, 0, now() from room, unnest($3::int[]) id
    )
    select room_id as id from room order by room_id`,
    [people[0]?.id, count, people.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}
