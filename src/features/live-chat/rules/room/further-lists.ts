import type { Room, RoomListName, WindowedChat } from '../channel/room-shapes.ts';
import { type HeldLists, isAtLeast, listsOf, placesOf, reach, topOf, unreadOf, withAll } from './talk-lists.ts';
import type { TalkRooms } from './talk-rooms.ts';

/** With the page of a list that follows its floor. */
export function withFurther(held: HeldLists, name: RoomListName, page: WindowedChat): HeldLists {
  const talks = withAll(held.talks, page.rooms);
  const { total, room_ids: named } = page.window.unread;
  return {
    ...held,
    talks,
    unread: total > named.length ? { ...held.unread, named: unreadOf(page, talks).named } : held.unread,
    lists: { ...held.lists, [name]: { ...held.lists[name], ...reach([page], name) } },
    known: new Set([...held.known, ...page.rooms.map(({ id }) => id)]),
  };
}

/** Whether a reread that has come to this answer goes on with its list. */
export function goesOn({ lists }: Pick<HeldLists, 'lists'>, name: RoomListName, page: WindowedChat): boolean {
  const { floor } = lists[name];
  const last = placesOf(page, name).at(-1);
  if (page.window[name].next === null || last === undefined) return false;
  return floor === undefined || !isAtLeast(floor, last);
}

/**
 * After all above the floors was read again, in these pages, and with them a room that is open below. What the page had
 * before, has not heard of since and did not find goes: it was left.
 */
export function withReread(
  held: HeldLists,
  before: TalkRooms,
  pages: readonly [WindowedChat, ...WindowedChat[]],
  open?: WindowedChat,
): HeldLists {
  const [first] = pages;
  const found = new Map<number, Room>();
  for (const { rooms } of open === undefined ? pages : [...pages, open]) {
    for (const room of rooms) if ((found.get(room.id)?.version ?? -1) < room.version) found.set(room.id, room);
  }
  const kept = [...held.talks].filter(
    ([id, { room }]) => found.has(id) || before.get(id) === undefined || before.get(id)!.room.version < room.version,
  );
  const talks = withAll(new Map(kept), [...found.values()]);
  return {
    ...held,
    talks,
    lists: listsOf((name) => ({
      ...reach(pages, name),
      total: first.window[name].total,
      top: topOf(first, name),
    })),
    version: first.window.version,
    unread: unreadOf(first, talks),
    known: new Set(found.keys()),
  };
}
