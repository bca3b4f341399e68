import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { gather } from '#server/database/gather.ts';
import type { OwnChat, WindowedChat } from '../../rules/channel/room-shapes.ts';
import type { OwnProfile } from '../desk/chat-desk.ts';
import { toldRooms } from '../../rules/limits/chat-limits.ts';
import { readOwns } from './read-rooms.ts';
import { readWindows } from './read-windows.ts';

/**
 * The questions about each reader of the chat's topics. Thousands come back in the same seconds when a server was away:
 * those of one moment are answered by one statement.
 */
export interface ReaderDesk {
  profile(place: ChatPlace, memberId: number): Promise<OwnProfile | undefined>;
  isInRoom(sourceId: number, roomId: number, profileId: number): Promise<boolean>;
  own(profileId: number): Promise<OwnChat>;
  talks(profileId: number): Promise<WindowedChat>;
}

const desks = new WeakMap<Database, ReaderDesk>();

export function readerDesk(database: Database): ReaderDesk {
  let desk = desks.get(database);
  if (desk === undefined) desks.set(database, (desk = openDesk(database)));
  return desk;
}

interface ProfileRow {
  key: string;
  profileId: number;
  sourceId: number;
  memberId: number;
  suspendedFor: string | null;
}

function openDesk(database: Database): ReaderDesk {
  const { pool } = database;
  /** The parts of the keys, each in an array of its own. */
  const columns = (keys: readonly string[], count: number): string[][] => {
    const rows = keys.map((key) => key.split(' '));
    return Array.from({ length: count }, (_, place) => rows.map((row) => row[place]!));
  };
  const profiles = gather(async (keys: readonly string[]) => {
    // One by one, by the index: a join might read all profiles.
    const { rows } = await pool.query<ProfileRow>({
      name: 'profiles_of_readers',
      text: `
        select concat_ws(' ', a.realm_key, a.data_source_id, a.member_id) as key, p.chat_profile_id as "profileId",
          p.source_id as "sourceId", a.member_id as "memberId", x.reason as "suspendedFor"
        from unnest($1::text[], $2::int[], $3::int[]) as a (realm_key, data_source_id, member_id)
        join chat_source s using (realm_key, data_source_id)
        cross join lateral (
          select * from chat_profile where source_id = s.source_id and member_id = a.member_id offset 0
        ) p
        left join chat_suspension x using (chat_profile_id)`,
      values: columns(keys, 3),
    });
    return new Map(
      rows.map(({ key, suspendedFor, ...profile }): [string, OwnProfile] => [
        key,
        suspendedFor === null ? profile : { ...profile, suspendedFor },
      ]),
    );
  });
  const seats = gather(async (keys: readonly string[]) => {
    const { rows } = await pool.query<{ key: string }>({
      name: 'rooms_of_readers',
      text: `
        select concat_ws(' ', a.source_id, a.room_id, a.profile_id) as key
        from unnest($1::int[], $2::int[], $3::int[]) as a (source_id, room_id, profile_id)
        cross join lateral (
          select from chat_room_user u where u.room_id = a.room_id and u.chat_profile_id = a.profile_id and not u.leave
          offset 0
        ) seat
        cross join lateral (
          select from chat_room r where r.room_id = a.room_id and r.source_id = a.source_id offset 0
        ) room`,
      values: columns(keys, 3),
    });
    return new Map(rows.map(({ key }): [string, true] => [key, true]));
  });
  const owns = gather((ids: readonly number[]) => readOwns(database, ids));
  const windows = gather((ids: readonly number[]) => readWindows(database, ids, { perPage: toldRooms }));
  return {
    profile: ({ realmKey, dataSourceId }, memberId) => profiles(`${realmKey} ${dataSourceId} ${memberId}`),
    isInRoom: async (sourceId, roomId, profileId) => (await seats(`${sourceId} ${roomId} ${profileId}`)) === true,
    own: async (profileId) => (await owns(profileId))!,
    talks: async (profileId) => (await windows(profileId))!,
  };
}
