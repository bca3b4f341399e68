import type { ChatStore } from '../store/chat-store.ts';
import type { ChatCalls } from '../store/chat-calls.ts';
import { unreadOf } from './unread-of.ts';

const readEveryMs = 1_000;

export interface ReadMarkPorts {
  store: ChatStore;
  calls: Pick<ChatCalls, 'markRead'>;
  isSeen(): boolean;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
}

/** Marks a room as read while it is visible: at once, then once in a second at most. */
export function keepRead(roomId: number, { store, calls, isSeen, timers }: ReadMarkPorts) {
  let timer: unknown;
  let isWaiting = false;
  const mark = (): void => {
    if (isWaiting || !isSeen()) return;
    const { talks, me } = store.get();
    const talk = talks.get(roomId);
    if (talk?.isRead !== true || unreadOf(talk.room, me) === 0) return;
    const mine = talk.room.users.find(({ user_id: id }) => id === me);
    const index = talk.room.comment_count;
    if (mine !== undefined) store.takeUser(roomId, { ...mine, read_comment_index: index });
    // A mark that got lost is made with the next message.
    calls.markRead(roomId, index).catch(() => undefined);
    isWaiting = true;
    timer = timers.set(() => {
      isWaiting = false;
      mark();
    }, readEveryMs);
  };
  const unsubscribe = store.subscribe(mark);
  mark();
  return {
    look: mark,
    stop() {
      unsubscribe();
      timers.clear(timer);
    },
  };
}
