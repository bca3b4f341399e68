import { useCallback, useEffect, useRef, useState } from 'react';
import type { KnownPerson } from '../../contract/search.ts';
import type { ContactList } from '../../rules/search/acquaintances.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';

interface Contacts {
  people: readonly KnownPerson[];
  hasMore: boolean;
  totals: Record<ContactList, number>;
}

/** A list of contacts, page by page; those that were read are read again when something of the member's own changes. */
export function useContacts(chat: OpenChat, list: ContactList, isWanted = true) {
  const { calls, store } = chat;
  const { version } = useChat(chat);
  const [found, setFound] = useState<Contacts>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const held = useRef(0);

  const read = useCallback(
    async (before: readonly KnownPerson[]): Promise<Contacts> => {
      const { people, ...rest } = await calls.readContacts({ list, after: before.at(-1)?.user_id ?? 0 });
      store.takeKnown(
        people.map(({ user_id: id }) => id),
        people,
      );
      return { people: [...before, ...people], ...rest };
    },
    [calls, store, list],
  );
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const readAgain = async (): Promise<void> => {
      let next = await read([]);
      // oxlint-disable-next-line no-await-in-loop -- Each page begins where the one before ends.
      while (next.hasMore && next.people.length < held.current) next = await read(next.people);
      if (isStale) return;
      held.current = next.people.length;
      setFound(next);
      setHasFailed(false);
    };
    readAgain().catch(() => isStale || setHasFailed(true));
    return () => {
      isStale = true;
    };
  }, [read, isWanted, version, tries]);
  const more = useCallback(async (): Promise<void> => {
    if (!found?.hasMore) return;
    const next = await read(found.people);
    held.current = next.people.length;
    setFound(next);
  }, [found, read]);
  const total = found?.totals[list] ?? 0;
  return {
    people: found?.people ?? [],
    totals: found?.totals,
    /** How many of the list were not read. */
    left: found?.hasMore ? Math.max(1, total - found.people.length) : 0,
    hasFailed,
    more,
    again: () => setTries((count) => count + 1),
  };
}
