import { type RoomListName, roomListNames, type WindowedChat } from '../../rules/channel/room-shapes.ts';
import { goesOn, withFurther, withReread } from '../../rules/room/further-lists.ts';
import type { HeldLists } from '../../rules/room/talk-lists.ts';
import type { TalkRooms } from '../../rules/room/talk-rooms.ts';
import type { OwnQuery } from './chat-calls.ts';

export { withFurther };

/** Asks for what follows the floor of a list. */
export function cursorOf({ lists }: HeldLists, name: RoomListName): string | undefined {
  const { floor } = lists[name];
  return floor && `${Date.parse(floor.at) / 1_000}-${floor.id}`;
}

/**
 * Reads all above the floors after its first answer, and the open room where it is below them. `before` are the rooms of
 * the page when that was asked for.
 */
export async function readOn(
  now: () => HeldLists & { open: number | undefined },
  before: TalkRooms,
  first: WindowedChat,
  read: (query: OwnQuery) => Promise<WindowedChat>,
): Promise<{ held: HeldLists; answers: WindowedChat[] }> {
  const pages: [WindowedChat, ...WindowedChat[]] = [first];
  for (const name of roomListNames) {
    let page = first;
    while (goesOn(now(), name, page)) {
      // oxlint-disable-next-line no-await-in-loop -- Each page says where the next one begins.
      page = await read({ list: name, before: page.window[name].next ?? undefined });
      pages.push(page);
    }
  }
  const { open: id } = now();
  const isFound = id === undefined || pages.some(({ rooms }) => rooms.some((room) => room.id === id));
  const open = isFound ? undefined : await read({ room_id: id });
  return { held: withReread(now(), before, pages, open), answers: open === undefined ? pages : [...pages, open] };
}
