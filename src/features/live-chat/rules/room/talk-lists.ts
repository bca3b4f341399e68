import {
  type OwnChat,
  type Room,
  type RoomListName,
  roomListNames,
  type WindowedChat,
} from '../channel/room-shapes.ts';
import { inOrder, lastOf, type TalkRoom, type TalkRooms, withOwnRooms } from './talk-rooms.ts';
import { roomFace } from './room-face.ts';
import { isUnread } from './unread.ts';

/** The place of a room in its list. */
interface Place {
  at: string;
  id: number;
}

interface HeldList {
  /** Rooms of the list in all. */
  total: number;
  /** The page has all rooms of the list down to here; undefined: it has the whole list. */
  floor: Place | undefined;
  /** When the newest room was active, as the server told last. */
  top: string;
}

/**
 * The rooms of one person that a page has: of each list those from the newest down to its floor. A room that gets a
 * message rises to the top and is told with the newest ones, so the page lacks nothing above its floors.
 */
export interface HeldLists {
  me: number;
  talks: TalkRooms;
  lists: Readonly<Record<RoomListName, HeldList>>;
  /** The version of what is the person's own when all of it above the floors was read. */
  version: number;
  /** What the server told last of unread rooms: how many, and which of them the page can name. */
  unread: { total: number; named: ReadonlySet<number> };
  /** Rooms of which the page knows more than that. */
  known: ReadonlySet<number>;
}

/** An answer of a server of the release before has everything. */
export function windowOf(own: OwnChat & Partial<Pick<WindowedChat, 'window'>>): WindowedChat {
  const { window: told } = own;
  if (told !== undefined) return { ...own, window: told };
  const invited = own.rooms.filter((room) => listOf(room, own.user.id) === 'invited').length;
  const unread = own.rooms.filter((room) => isUnreadFor(room, own.user.id));
  return {
    ...own,
    window: {
      talks: { total: own.rooms.length - invited, next: null },
      invited: { total: invited, next: null },
      version: 0,
      unread: { total: unread.length, room_ids: unread.map(({ id }) => id) },
    },
  };
}

export function heldOf(first: WindowedChat): HeldLists {
  const { user, rooms } = first;
  const talks = withOwnRooms(new Map(), { rooms });
  return {
    me: user.id,
    talks,
    lists: listsOf((name) => ({ ...reach([first], name), total: first.window[name].total, top: topOf(first, name) })),
    version: first.window.version,
    unread: unreadOf(first, talks),
    known: new Set(rooms.map(({ id }) => id)),
  };
}

/** Commits may come in another order than the times of their messages, by so much at most. */
const slackMs = 10_000;

/**
 * What the page has after the channel told the newest rooms. It is behind if more may have changed than is told: then
 * the page reads what is above its floors again.
 */
export function withTold(held: HeldLists, told: WindowedChat): { held: HeldLists; isBehind: boolean } {
  const areWhole = roomListNames.every((name) => told.window[name].next === null);
  const known = new Set(told.rooms.map(({ id }) => id));
  const lists = listsOf((name): HeldList => {
    const { total, next } = told.window[name];
    const { floor } = held.lists[name];
    return { total, floor: next === null ? undefined : floor, top: topOf(told, name) };
  });
  const talks = areWhole ? withOwnRooms(held.talks, told) : withAll(held.talks, told.rooms);
  const next = { ...held, lists, talks, unread: unreadOf(told, talks), known };
  if (areWhole) return { held: { ...next, version: told.window.version }, isBehind: false };
  const isGapIn = (name: RoomListName): boolean => {
    const last = placesOf(told, name).at(-1);
    if (told.window[name].next === null || last === undefined) return false;
    return Date.parse(last.at) > Date.parse(held.lists[name].top) - slackMs;
  };
  const isBehind = told.window.version !== held.version || roomListNames.some(isGapIn);
  return { held: next, isBehind };
}

/** The rooms of a list that the page shows, the newest first. */
export function listed({ me, talks, lists }: HeldLists, name: RoomListName): TalkRoom[] {
  const { floor } = lists[name];
  return inOrder(talks).filter(
    ({ room }) => listOf(room, me) === name && (floor === undefined || isAtLeast(placeOf(room), floor)),
  );
}

/** Whether nothing is missing: a room that is not there does not exist for the person. */
export function areAllHeld({ lists }: Pick<HeldLists, 'lists'>): boolean {
  return roomListNames.every((name) => lists[name].floor === undefined);
}

/**
 * In how many rooms there are unread messages: as the server told, and as the page knows better of rooms that it hears
 * or has heard of since.
 */
export function unreadRooms({ me, talks, unread, known }: HeldLists, heard: ReadonlySet<number>): number {
  const own = [...talks.values()].filter(({ room }) => known.has(room.id) || heard.has(room.id));
  const told = own.filter(({ room }) => unread.named.has(room.id)).length;
  return Math.max(0, unread.total - told) + own.filter(({ room }) => isUnreadFor(room, me)).length;
}

function isUnreadFor(room: Room, me: number): boolean {
  const mine = room.users.find(({ user_id: id }) => id === me);
  return mine !== undefined && isUnread(room, mine);
}

function listOf(room: Room, me: number): RoomListName {
  return roomFace(room, me).isInvited ? 'invited' : 'talks';
}

/** The server names so many. Of further ones the page takes those that it has for unread, as the server counted them. */
export function unreadOf({ window: { unread }, user }: WindowedChat, talks: TalkRooms): HeldLists['unread'] {
  const { total, room_ids: named } = unread;
  const held = total > named.length ? [...talks.values()].filter(({ room }) => isUnreadFor(room, user.id)) : [];
  return { total, named: new Set([...named, ...held.map(({ room }) => room.id)]) };
}

const placeOf = (room: Room): Place => ({ at: lastOf({ room }), id: room.id });

export const isAtLeast = (one: Place, floor: Place): boolean =>
  one.at === floor.at ? one.id >= floor.id : one.at > floor.at;

export function listsOf<Of>(of: (name: RoomListName) => Of): Record<RoomListName, Of> {
  return { talks: of('talks'), invited: of('invited') };
}

/** The places of the rooms of a list in an answer, the newest first. */
export function placesOf({ rooms, user }: WindowedChat, name: RoomListName): Place[] {
  return rooms.filter((room) => listOf(room, user.id) === name).map(placeOf);
}

export function topOf(own: WindowedChat, name: RoomListName): string {
  return placesOf(own, name)[0]?.at ?? '';
}

/** How far down answers have a list. */
export function reach(pages: readonly WindowedChat[], name: RoomListName): Pick<HeldList, 'floor'> {
  const last = pages.findLast((page) => placesOf(page, name).length > 0);
  const isWhole = last === undefined || last.window[name].next === null;
  return { floor: isWhole ? undefined : placesOf(last, name).at(-1) };
}

export function withAll(talks: TalkRooms, rooms: readonly Room[]): TalkRooms {
  const next = new Map(talks);
  for (const room of rooms) {
    const held = next.get(room.id);
    if (held === undefined) next.set(room.id, { room, comments: [], isRead: false });
    else if (held.room.version < room.version) next.set(room.id, { ...held, room });
  }
  return next;
}
