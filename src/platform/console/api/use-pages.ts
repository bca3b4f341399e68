import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import type { FailedCall } from './failed-call.ts';
import { useCall } from './use-call.ts';

interface PageRead<Entry, After> {
  entries: readonly Entry[];
  /** What the next page begins after; null: this is the last. */
  next: After | null;
}

export interface UsedPages<Entry, Page> {
  /** All that was read so far; undefined: nothing yet. */
  entries: readonly Entry[] | undefined;
  first: Page | undefined;
  failure: FailedCall | undefined;
  /** Undefined: there are no more. */
  readMore: (() => Promise<void>) | undefined;
  /** Reads the first page anew; those behind it are left. */
  again(): Promise<void>;
}

/** Reads a list a page at a time; `key` names what is read, as for `useCall`. */
export function usePages<Entry, After extends string | number, Page extends PageRead<Entry, After>>(
  key: string,
  load: (after?: After) => Promise<Page & PageRead<Entry, After>>,
): UsedPages<Entry, Page> {
  const { toast, failureOf } = useConsole();
  const { data, failure, again } = useCall(key, () => load());
  const [more, setMore] = useState<PageRead<Entry, After> & { key: string }>();
  const behind = more?.key === key ? more : undefined;
  const next = behind === undefined ? data?.next : behind.next;
  const readAfter = async (after: After): Promise<void> => {
    try {
      const page = await load(after);
      setMore({ key, entries: [...(behind?.entries ?? []), ...page.entries], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  return {
    entries: data && [...data.entries, ...(behind?.entries ?? [])],
    first: data,
    failure,
    readMore: next === undefined || next === null ? undefined : () => readAfter(next),
    async again() {
      setMore(undefined);
      await again();
    },
  };
}
