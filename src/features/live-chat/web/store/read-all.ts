import { unreadRooms } from '../../rules/room/talk-lists.ts';
import type { ChatState, ChatStore } from './chat-store.ts';

/** Rooms that the page has not read count as the server told of them. */
function hasUnread(state: ChatState): boolean {
  return unreadRooms(state, state.heard) > 0;
}

/** Sends the read-all call once, as soon as all rooms are loaded and none is unread (CHAT-024, CHAT-025). */
export function sendReadAll(
  store: Pick<ChatStore, 'get' | 'subscribe' | 'isReloading'>,
  send: () => Promise<unknown>,
): () => void {
  let isSent = false;
  const look = (): void => {
    if (isSent || store.isReloading() || hasUnread(store.get())) return;
    isSent = true;
    // Nobody waits for it (CHAT-055).
    send().catch(() => undefined);
  };
  const unsubscribe = store.subscribe(look);
  look();
  return unsubscribe;
}
