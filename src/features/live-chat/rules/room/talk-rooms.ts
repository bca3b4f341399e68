import { applyEvent, type HeldRoom } from './apply-event.ts';
import { markAfterOwn } from './unread.ts';
import type { Comment, Room, RoomEvent, RoomUser } from '../channel/room-shapes.ts';

/** A room of an open page. */
export interface TalkRoom extends HeldRoom {
  /** Its last messages were read; before that the page holds those only that came since. */
  isRead: boolean;
}

/** The rooms of one person, as the channel sends them. */
export interface OwnRooms {
  rooms: readonly Room[];
}

export type TalkRooms = ReadonlyMap<number, TalkRoom>;

/** The rooms after a page has heard its member's own topic. Later changes that the page has already heard stay. */
export function withOwnRooms(talks: TalkRooms, { rooms }: OwnRooms): TalkRooms {
  return new Map(
    rooms.map((room): [number, TalkRoom] => {
      const held = talks.get(room.id);
      if (held === undefined) return [room.id, { room, comments: [], isRead: false }];
      return [room.id, held.room.version >= room.version ? held : { ...held, room }];
    }),
  );
}

/** A room as a call answered it. */
export function withRoom(talks: TalkRooms, room: Room): TalkRooms {
  const held = talks.get(room.id);
  if (held !== undefined && held.room.version > room.version) return talks;
  return put(talks, room.id, { ...(held ?? { comments: [], isRead: false }), room });
}

/** A room after changes in their order. Of those that its facts already have, only the messages count. */
export function withEvents(talks: TalkRooms, roomId: number, events: readonly RoomEvent[]): TalkRooms {
  const before = talks.get(roomId);
  if (before === undefined || events.length === 0) return talks;
  let held: HeldRoom = before;
  for (const event of events) {
    const next = applyEvent(held, event);
    // Several changes may have one version.
    held = event.at <= before.room.version ? { ...next, room: held.room } : next;
  }
  return put(talks, roomId, { ...before, ...held });
}

/** A message of the reader that a call has stored, before the channel brings it. */
export function withSent(talks: TalkRooms, roomId: number, comment: Comment): TalkRooms {
  const held = talks.get(roomId);
  if (held === undefined) return talks;
  const users = held.room.users.map((user) =>
    user.user_id === comment.user_id
      ? { ...user, read_comment_index: markAfterOwn(user.read_comment_index, comment.index) }
      : user,
  );
  return put(talks, roomId, { ...held, ...applyEvent({ ...held, room: { ...held.room, users } }, { at: 0, comment }) });
}

/** A user of a room as a call answered it; a mark never falls. */
export function withUserOf(talks: TalkRooms, roomId: number, user: RoomUser): TalkRooms {
  const held = talks.get(roomId);
  if (held === undefined) return talks;
  const known = held.room.users.find(({ user_id: id }) => id === user.user_id);
  const mark = Math.max(known?.read_comment_index ?? 0, user.read_comment_index);
  return put(talks, roomId, {
    ...held,
    ...applyEvent(held, { at: 0, user: { ...user, read_comment_index: mark } }),
  });
}

/** The last messages of a room, or earlier ones; messages that have arrived since stay. */
export function withPage(talks: TalkRooms, roomId: number, page: readonly Comment[]): TalkRooms {
  const held = talks.get(roomId);
  if (held === undefined) return talks;
  const known = new Map(held.comments.map((comment) => [comment.index, comment]));
  for (const comment of page) if (known.get(comment.index)?.removed !== true) known.set(comment.index, comment);
  const comments = [...known.values()].sort((one, other) => one.index - other.index);
  return put(talks, roomId, { ...held, comments, isRead: true });
}

/** The rooms whose changes were lost: their messages are read again. */
export function withoutMessages(talks: TalkRooms, roomIds: ReadonlySet<number>): TalkRooms {
  return new Map(
    [...talks].map(([id, held]) => [id, roomIds.has(id) ? { ...held, comments: [], isRead: false } : held]),
  );
}

/** Whether a room has messages before those that the page holds. */
export function hasEarlier({ comments, isRead }: TalkRoom): boolean {
  return isRead && (comments[0]?.index ?? 1) > 1;
}

/** When a room was active last. */
export const lastOf = ({ room }: Pick<TalkRoom, 'room'>): string => room.last_messaged_at ?? room.created_at;

/** The rooms, the newest message first. */
export function inOrder(talks: TalkRooms): TalkRoom[] {
  return [...talks.values()].sort((one, other) => {
    const [a, b] = [lastOf(one), lastOf(other)];
    return a === b ? other.room.id - one.room.id : a < b ? 1 : -1;
  });
}

function put(talks: TalkRooms, roomId: number, talk: TalkRoom): TalkRooms {
  return new Map(talks).set(roomId, talk);
}
