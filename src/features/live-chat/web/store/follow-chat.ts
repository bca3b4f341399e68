import { type ChatPlace, chatRoomTopic, chatUserTopic } from '../../rules/channel/chat-topics.ts';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { heardRoomsMax } from '../../rules/limits/chat-limits.ts';
import { inOrder } from '../../rules/room/talk-rooms.ts';
import type { ChatStore } from './chat-store.ts';

const gatherMs = 50;
const againMs = 5_000;

export interface ChatFollower {
  /** The room that is shown is heard however old it is. */
  show(roomId: number | undefined): void;
  stop(): void;
}

type Timers = { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };

/**
 * Keeps the chat of a page up to date by the channel: the member's rooms, and the changes of the newest rooms. A
 * message in an older room makes it the newest, and then the channel sends the member's rooms.
 */
export function followChat(
  channel: Pick<PageChannel, 'listen' | 'move'>,
  store: ChatStore,
  place: ChatPlace,
  timers: Timers,
): ChatFollower {
  const heard = new Map<number, () => void>();
  const lost = new Set<number>();
  let shown: number | undefined;
  let timer: unknown;

  const listenTo = (roomId: number): void => {
    const version = store.get().talks.get(roomId)?.room.version;
    if (version === undefined) return;
    const stop = channel.listen(
      chatRoomTopic(place, roomId),
      (step) => {
        if (step.kind === 'append') store.hearRoom(roomId, step.events);
        else if (step.kind === 'reset') lose(roomId);
      },
      version,
    );
    heard.set(roomId, stop);
  };
  const settle = (): void => {
    const { talks } = store.get();
    const wanted = new Set(
      inOrder(talks)
        .slice(0, heardRoomsMax)
        .map(({ room }) => room.id),
    );
    if (shown !== undefined && talks.has(shown)) wanted.add(shown);
    for (const [roomId, stop] of heard) {
      if (wanted.has(roomId)) continue;
      stop();
      heard.delete(roomId);
      store.forget(roomId);
    }
    for (const roomId of wanted) if (!heard.has(roomId)) listenTo(roomId);
  };
  /** Too many changes of a room were missed: it is read again, together with all others in that state. */
  const lose = (roomId: number): void => {
    lost.add(roomId);
    timer ??= timers.set(() => void recover(), gatherMs);
  };
  const recover = async (): Promise<void> => {
    const rooms = new Set(lost);
    lost.clear();
    try {
      await store.reload(rooms);
    } catch {
      for (const roomId of rooms) lost.add(roomId);
      timer = timers.set(() => void recover(), againMs);
      return;
    }
    timer = undefined;
    for (const roomId of rooms) {
      const version = store.get().talks.get(roomId)?.room.version;
      if (version !== undefined) channel.move(chatRoomTopic(place, roomId), version);
    }
    if (shown !== undefined) await store.readLast(shown).catch(() => undefined);
    if (lost.size > 0) timer = timers.set(() => void recover(), gatherMs);
  };

  const stopOwn = channel.listen(chatUserTopic(place, store.get().me), (step) => {
    if (step.kind === 'show') store.hearOwn(step.state);
  });
  let talks = store.get().talks;
  const unsubscribe = store.subscribe(() => {
    if (store.get().talks === talks) return;
    talks = store.get().talks;
    settle();
  });
  settle();

  return {
    show(roomId) {
      shown = roomId;
      settle();
    },
    stop() {
      timers.clear(timer);
      unsubscribe();
      stopOwn();
      for (const stop of heard.values()) stop();
    },
  };
}
