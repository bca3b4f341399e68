import type { ChatCalls } from './chat-calls.ts';
import type { ChatState, ChatStore } from './chat-store.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { createProfileRefresh } from './profile-refresh.ts';

const askedAtOnce = 100;
/** A person who writes for the first time has a name soon, and a page asks less often than a member may search. */
const newPeopleMs = 1_200;

/** Everybody whose name or face a page shows: the other of a pair, those in the open room, those in lists of contacts. */
function peopleOf({ talks, open, met }: Pick<ChatState, 'talks' | 'open' | 'met'>): Set<number> {
  const rooms = [...talks.values()].filter(({ room }) => !room.group || room.id === open);
  return new Set([...rooms.flatMap(({ room }) => room.users.map(({ user_id: id }) => id)), ...met]);
}

/** Reads the profiles of everybody who is met in the rooms: those that are new, and all when the page is seen again. */
export function followPeople({ store, calls }: { store: ChatStore; calls: Pick<ChatCalls, 'readPeople'> }): () => void {
  /** Asked for, with or without an answer. */
  const asked = new Set<number>();
  const missing = (): number[] => {
    const { people } = store.get();
    return [...peopleOf(store.get())].filter((id) => !people.has(id) && !asked.has(id));
  };
  const read = async (ids: readonly number[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += askedAtOnce) {
      const some = ids.slice(at, at + askedAtOnce);
      for (const id of some) asked.add(id);
      try {
        store.takePeople(await calls.readPeople(some), some);
      } catch (error) {
        // They have the word for anybody. Only then they are to be asked for again, with the next change.
        store.takePeople([], some);
        for (const id of some) asked.delete(id);
        throw error;
      }
    }
  };
  const reading = (ids: () => Iterable<number>, areRoomsLoaded: () => boolean) => ({
    areRoomsLoaded,
    // Names that are not known are asked for again with the next change.
    refresh: () => void read([...ids()]).catch(() => undefined),
    now: Date.now,
    timers: pageTimers,
  });
  const refresh = createProfileRefresh(
    reading(
      () => peopleOf(store.get()),
      () => !store.isReloading(),
    ),
  );
  const fresh = createProfileRefresh(
    reading(missing, () => true),
    newPeopleMs,
  );
  const unsubscribe = store.subscribe(() => {
    const ids = missing();
    if (ids.length === 0) return;
    store.awaitPeople(ids);
    fresh.ask();
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') refresh.ask();
  };
  document.addEventListener('visibilitychange', look);
  refresh.ask();
  return () => {
    unsubscribe();
    refresh.stop();
    fresh.stop();
    document.removeEventListener('visibilitychange', look);
  };
}
