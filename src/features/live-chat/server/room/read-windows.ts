import type { Database } from '#server/database/database.ts';
import type { OwnChat, RoomListName, WindowedChat } from '../../rules/channel/room-shapes.ts';
import { unreadNamedMax } from '../../rules/limits/chat-limits.ts';
import { roomColumns } from './present-room.ts';
import { type ContactRow, type OwnRoomRow, presentOwn } from './read-rooms.ts';

/** Which rooms of a person are asked for. */
export interface RoomsWish {
  /** Of each list. */
  perPage: number;
  /** Only this list; both without it. */
  list?: RoomListName | undefined;
  /** What `next` of an answer said. */
  before?: string | undefined;
  /** Only this room. */
  roomId?: number | undefined;
}

type WindowRow = OwnRoomRow & {
  is_invited: boolean;
  /** The second of its last message, or in which it was made. */
  active: number;
  contact: ContactRow | null;
  /** The blocked among its people. */
  blocked: number[] | null;
};

interface FactsRow {
  reader: number;
  version: number;
  suspended_for: string | null;
  talks: number;
  invited: number;
  unread: number;
  unread_ids: number[] | null;
}

/** The seats of each reader, with what puts their rooms in order. Times are those that answers tell: whole seconds. */
const seats = `
  select a.id as reader, me.room_id, me.muted, me.invite as mine,
    r.kind = 'pair' and r.invite and not me.invite as is_invited, r.comment_count > me.read_comment_index as is_unread,
    extract(epoch from date_trunc('second', coalesce(r.last_messaged_at, r.created_at)))::float8 as active
  from unnest($1::int[]) as a (id)
  cross join lateral (
    select * from chat_room_user u where u.chat_profile_id = a.id and not u.leave offset 0
  ) me
  cross join lateral (select * from chat_room where room_id = me.room_id offset 0) r`;

const roomsStatement = `
  select s.reader, s.muted, s.mine, s.is_invited, s.active, ${roomColumns},
    (select to_jsonb(c) from chat_contact c where r.kind = 'pair' and c.chat_profile_id = s.reader
      and c.contact_profile_id = case r.low_profile_id when s.reader then r.high_profile_id else r.low_profile_id end
    ) as contact,
    (select jsonb_agg(b.blocked_profile_id) from chat_room_user u
      join chat_block b on b.chat_profile_id = s.reader and b.blocked_profile_id = u.chat_profile_id
      where u.room_id = s.room_id) as blocked
  from (
    select *, row_number() over (partition by reader, is_invited order by active desc, room_id desc) as place
    from (${seats}) seat
    where ($2::boolean is null or is_invited = $2) and ($3::float8 is null or (active, room_id) < ($3, $4::int))
      and ($5::int is null or room_id = $5)
  ) s
  cross join lateral (select * from chat_room where room_id = s.room_id offset 0) r
  where s.place <= $6
  order by s.active desc, s.room_id desc`;

const factsStatement = `
  select a.id as reader, coalesce(p.version, 0) as version,
    (select x.reason from chat_suspension x where x.chat_profile_id = a.id) as suspended_for,
    coalesce(f.talks, 0) as talks, coalesce(f.invited, 0) as invited, coalesce(f.unread, 0) as unread, f.unread_ids
  from unnest($1::int[]) as a (id)
  left join chat_profile p on p.chat_profile_id = a.id
  left join (
    select reader, (count(*) filter (where not is_invited))::int as talks,
      (count(*) filter (where is_invited))::int as invited, (count(*) filter (where is_unread))::int as unread,
      (array_agg(room_id order by active desc, room_id desc) filter (where is_unread))[1:$2::int] as unread_ids
    from (${seats}) seat group by reader
  ) f on f.reader = a.id`;

/** A part of what is each person's own. The facts are read before the rooms: they are never newer. */
export async function readWindows(
  { pool }: Pick<Database, 'pool'>,
  profileIds: readonly number[],
  { perPage, list, before, roomId }: RoomsWish,
): Promise<ReadonlyMap<number, WindowedChat>> {
  const [active = null, room = null] = before?.split('-').map(Number) ?? [];
  const facts = await pool.query<FactsRow>({
    name: 'facts_of_own_rooms',
    text: factsStatement,
    values: [profileIds, unreadNamedMax],
  });
  const rooms = await pool.query<WindowRow>({
    name: 'window_of_own_rooms',
    text: roomsStatement,
    values: [profileIds, list === undefined ? null : list === 'invited', active, room, roomId ?? null, perPage + 1],
  });
  const roomsOf = Map.groupBy(rooms.rows, ({ reader }) => reader);
  return new Map(facts.rows.map((row) => [row.reader, presentWindow(row, roomsOf.get(row.reader) ?? [], perPage)]));
}

function presentWindow(facts: FactsRow, read: readonly WindowRow[], perPage: number): WindowedChat {
  const listed = (isInvited: boolean) => {
    const those = read.filter((row) => row.is_invited === isInvited);
    const shown = those.slice(0, perPage);
    const last = shown.at(-1);
    const next = those.length > perPage && last !== undefined ? `${last.active}-${last.room_id}` : null;
    return { shown: new Set(shown), next };
  };
  const [talks, invited] = [listed(false), listed(true)];
  const shown = read.filter((row) => talks.shown.has(row) || invited.shown.has(row));
  const rest = {
    reader: facts.reader,
    contacts: shown.flatMap(({ contact }) => contact ?? []),
    blocked: [...new Set(shown.flatMap(({ blocked }) => blocked ?? []))],
    suspended_for: facts.suspended_for,
  };
  const own: OwnChat = presentOwn(rest, shown);
  return {
    ...own,
    window: {
      talks: { total: facts.talks, next: talks.next },
      invited: { total: facts.invited, next: invited.next },
      version: facts.version,
      unread: { total: facts.unread, room_ids: facts.unread_ids ?? [] },
    },
  };
}
