import type { ChatCalls } from './chat-calls.ts';
import type { ChatState, ChatStore } from './chat-store.ts';
import { pageTimers } from './page-timers.ts';
import { createProfileRefresh } from './profile-refresh.ts';

const askedAtOnce = 100;

/** Everybody in the rooms and contacts of a page. */
export function peopleOf({ talks, contacts, invites }: Pick<ChatState, 'talks' | 'contacts' | 'invites'>): Set<number> {
  return new Set([
    ...[...talks.values()].flatMap(({ room }) => room.users.map(({ user_id: id }) => id)),
    ...contacts.map(({ user_id: id }) => id),
    ...invites.map(({ user_id: id }) => id),
  ]);
}

/** Reads the profiles of everybody who is met in the rooms: those that are new, and all when the page is seen again. */
export function followPeople({ store, calls }: { store: ChatStore; calls: Pick<ChatCalls, 'readPeople'> }): () => void {
  let asksAll = true;
  const refused = new Set<number>();
  const missing = (): number[] => {
    const { people } = store.get();
    return [...peopleOf(store.get())].filter((id) => !people.has(id) && !refused.has(id));
  };
  const read = async (ids: readonly number[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += askedAtOnce) {
      const asked = ids.slice(at, at + askedAtOnce);
      const found = await calls.readPeople(asked);
      store.takePeople(found);
      for (const id of asked) if (!found.some((one) => one.id === id)) refused.add(id);
    }
  };
  const refresh = createProfileRefresh({
    areRoomsLoaded: () => !store.isReloading(),
    refresh() {
      const ids = asksAll ? [...peopleOf(store.get())] : missing();
      asksAll = false;
      // Names that are not known are asked for again with the next change.
      read(ids).catch(() => undefined);
    },
    now: Date.now,
    timers: pageTimers,
  });
  const unsubscribe = store.subscribe(() => {
    if (missing().length > 0) refresh.ask();
  });
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    asksAll = true;
    refresh.ask();
  };
  document.addEventListener('visibilitychange', look);
  refresh.ask();
  return () => {
    unsubscribe();
    refresh.stop();
    document.removeEventListener('visibilitychange', look);
  };
}
