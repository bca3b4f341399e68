import { type ChatPlace, chatRoomTopic, chatTalksTopic } from '../../rules/channel/chat-topics.ts';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { firstRooms, heardRoomsMax } from '../../rules/limits/chat-limits.ts';
import { listed } from '../../rules/room/talk-lists.ts';
import type { ChatStore } from './chat-store.ts';

const gatherMs = 50;
const againMs = 5_000;

export interface ChatFollower {
  stop(): void;
}

type Timers = { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };

/**
 * Keeps the chat of a page up to date by the channel: the member's newest rooms, and the changes of those that are in
 * the document, and of the newest ones. A message in another room makes it the newest, and then the channel sends it.
 */
export function followChat(
  channel: Pick<PageChannel, 'listen' | 'move'>,
  store: ChatStore,
  place: ChatPlace,
  timers: Timers,
): ChatFollower {
  const heard = new Map<number, () => void>();
  const lost = new Set<number>();
  let isBehind = false;
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
    const state = store.get();
    const { talks, looked, open } = state;
    const newest = [...listed(state, 'invited').slice(0, firstRooms), ...listed(state, 'talks')];
    const wanted = new Set(
      [...looked, ...newest.map(({ room }) => room.id)].filter((id) => talks.has(id)).slice(0, heardRoomsMax),
    );
    if (open !== undefined && talks.has(open)) wanted.add(open);
    for (const [roomId, stop] of heard) {
      if (wanted.has(roomId)) continue;
      stop();
      heard.delete(roomId);
    }
    for (const roomId of wanted) if (!heard.has(roomId)) listenTo(roomId);
    const before = state.heard;
    if (before.size !== heard.size || [...heard.keys()].some((id) => !before.has(id)))
      store.hears(new Set(heard.keys()));
  };
  /** Too many changes of a room were missed: it is read again, together with all others in that state. */
  const lose = (roomId: number): void => {
    lost.add(roomId);
    recoverSoon();
  };
  const recoverSoon = (): void => {
    isBehind = true;
    timer ??= timers.set(() => void recover(), gatherMs);
  };
  const recover = async (): Promise<void> => {
    const rooms = new Set(lost);
    lost.clear();
    isBehind = false;
    try {
      await store.reload(rooms);
    } catch {
      for (const roomId of rooms) lost.add(roomId);
      isBehind = true;
      timer = timers.set(() => void recover(), againMs);
      return;
    }
    timer = undefined;
    for (const roomId of rooms) {
      const version = store.get().talks.get(roomId)?.room.version;
      if (version !== undefined) channel.move(chatRoomTopic(place, roomId), version);
    }
    const { open } = store.get();
    if (open !== undefined && store.get().talks.has(open)) await store.readLast(open).catch(() => undefined);
    if (isBehind) timer ??= timers.set(() => void recover(), gatherMs);
  };

  const stopOwn = channel.listen(chatTalksTopic(place, store.get().me), (step) => {
    if (step.kind === 'show' && store.hearOwn(step.state)) recoverSoon();
  });
  let { talks, looked, open } = store.get();
  const unsubscribe = store.subscribe(() => {
    const now = store.get();
    if (now.talks === talks && now.looked === looked && now.open === open) return;
    ({ talks, looked, open } = now);
    settle();
  });
  settle();

  return {
    stop() {
      timers.clear(timer);
      unsubscribe();
      stopOwn();
      for (const stop of heard.values()) stop();
    },
  };
}
