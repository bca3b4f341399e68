import { isUnread } from '../../rules/room/unread.ts';
import type { ChatState, ChatStore } from './chat-store.ts';

function hasUnread({ talks, me }: Pick<ChatState, 'talks' | 'me'>): boolean {
  return [...talks.values()].some(({ room }) => {
    const mine = room.users.find(({ user_id: id }) => id === me);
    return mine !== undefined && isUnread(room, mine);
  });
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
