import { sql } from 'kysely';
import { openSession } from '#features/account/server.ts';
import type { Database } from '#server/database/database.ts';
import { chatContent, chatSource, publishChat } from './chat-world.ts';

export interface CrowdMember {
  memberId: number;
  profileId: number;
  accessToken: string;
  roomIds: number[];
}

export const crowdRealm = 'event/11';
/** The live stream that everybody may write beside. */
export const crowdStream = { siteKey: crowdRealm, contentId: 95, detailId: 1 };
const opensAtOnce = 100;

/** The path of a call of the crowd's chat. */
export function crowdCall(name: string, roomId?: number): string {
  return `/web_api/v2/live_chat/${name}/0/11/${chatContent}/${chatSource}${roomId === undefined ? '' : `/${roomId}`}`;
}

/**
 * An event with a chat and a live stream, and people who are in groups already. All is written straight into the
 * database: thousands could not be invited one by one.
 */
export async function seedCrowd(
  database: Database,
  { people, roomSize, roomsEach = 1 }: { people: number; roomSize: number; roomsEach?: number },
): Promise<CrowdMember[]> {
  const now = Date.now();
  const hour = 3_600_000;
  const [startDate, endDate] = [now - hour, now + hour].map((at) =>
    new Date(at + 9 * hour).toISOString().slice(0, 16).replace('T', ' '),
  );
  const stream = { detailId: 1, title: { jpn: '配信' }, startDate, endDate, source: { kind: 'hls', channel: 'hall' } };
  await publishChat(database, {}, [{ moduleCode: 'live_stream', contentId: 95, content: {}, items: [stream] }]);
  const members = await writePeople(database, people);
  const rooms = Math.ceil(people / roomSize);
  for (let turn = 0; turn < roomsEach; turn += 1) {
    // Each time other people sit together.
    const seats = members.map((_, place) => (turn === 0 ? Math.floor(place / roomSize) : (place * turn) % rooms));
    const roomIds = await writeRooms(database, members, seats);
    for (const [place, member] of members.entries()) member.roomIds.push(roomIds[place] as number);
  }
  await database.pool.query('analyze');
  return members;
}

async function writePeople(database: Database, people: number): Promise<CrowdMember[]> {
  const { rows } = await sql<{ memberId: number; profileId: number }>`
    with source as (
      insert into chat_source (realm_key, data_source_id) values (${crowdRealm}, ${chatSource}) returning source_id
    ), someone as (
      insert into member (realm_key, mail, mail_key, language)
      select ${crowdRealm}, 'm' || n || '@example.jp', 'm' || n || '@example.jp', 'jpn'
      from generate_series(1, ${people}::integer) n returning member_id
    )
    insert into chat_profile (source_id, member_id, live_chat_user_id, user_id_hash, nickname, token, language,
      created_at, updated_at)
    select source_id, member_id, 'person' || member_id, 'person' || member_id, '参加者' || member_id,
      'token' || member_id, 'jpn', now(), now()
    from source, someone returning member_id as "memberId", chat_profile_id as "profileId"`.execute(database.kysely);
  const made: CrowdMember[] = [];
  for (let first = 0; first < rows.length; first += opensAtOnce) {
    const opened = rows.slice(first, first + opensAtOnce).map(async (row): Promise<CrowdMember> => {
      const { accessToken } = await openSession(database.kysely, row.memberId, Date.now());
      return { ...row, accessToken, roomIds: [] };
    });
    made.push(...(await Promise.all(opened)));
  }
  return made;
}

/** Makes a group of the people who have the same seat; answers the room of each of them. */
async function writeRooms(
  database: Database,
  members: readonly CrowdMember[],
  seats: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ roomId: number }>`
    with seated as (
      select * from unnest(${members.map(({ profileId }) => profileId)}::int[], ${seats}::int[])
        with ordinality as a (profile_id, seat, sort)
    ), room as (
      insert into chat_room (source_id, kind, started_by, started_at, invite, title, created_at, updated_at)
      select source_id, 'group', min(profile_id), now(), false, 'Group ' || seat, now(), now()
      from seated join chat_profile on chat_profile_id = profile_id group by source_id, seat
      returning room_id, title
    ), sat as (
      insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
      select room_id, profile_id, true, 0, now() from seated join room on title = 'Group ' || seat
    )
    select room_id as "roomId" from seated join room on title = 'Group ' || seat order by sort`.execute(
    database.kysely,
  );
  return rows.map(({ roomId }) => roomId);
}
