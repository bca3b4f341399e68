import type { Room } from '../../contract/room.ts';
import type { TalkWish } from '../store/chat-calls.ts';
import type { OpenChat } from '../store/open-chat.ts';

/** Opens the room with a person. The channel then sends the member's rooms; for pages without it they are read here. */
export async function beginTalk({ calls, store }: OpenChat, wish: TalkWish): Promise<Room> {
  const room = await calls.startTalk(wish);
  store.takeRoom(room);
  await store.reload();
  return room;
}
