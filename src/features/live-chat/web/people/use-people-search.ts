import { useCallback, useEffect, useRef, useState } from 'react';
import { isCallError } from '#web/api/call-error.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { FoundProfile, searchProfiles } from '../../contract/search.ts';
import { type SearchConditions, searchQuery } from '../../rules/search/search-rules.ts';
import type { OpenChat } from '../store/open-chat.ts';

interface Found {
  people: readonly FoundProfile[];
  total: number;
  nextPageUrl: string | null;
}

const nobody: Found = { people: [], total: 0, nextPageUrl: null };

/**
 * The people who fit the words and tags, page by page. The common dialog shows a failure (CHAT-052, CHAT-053); the
 * people found before stay.
 */
export function usePeopleSearch({ address, search: settings, store }: OpenChat, { text, tagIds }: SearchConditions) {
  const { api } = usePageContext();
  const [found, setFound] = useState<Found>();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isUntold, setIsUntold] = useState(false);
  const turn = useRef(0);
  const tags = tagIds.join(',');

  const ask = useCallback(
    async (query: Record<string, unknown>, before: readonly FoundProfile[]): Promise<void> => {
      const mine = (turn.current += 1);
      setIsLoading(true);
      setFailure(undefined);
      try {
        const answer = await api.get<typeof searchProfiles>(
          'live_chat/profile/search/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
          { params: address, query },
        );
        if (mine !== turn.current) return;
        const known = new Set(before.map(({ id }) => id));
        const people = [...before, ...answer.data.filter(({ id }) => !known.has(id))];
        store.takePeople(answer.data);
        setFound({ people, total: answer.total ?? people.length, nextPageUrl: answer.nextPageUrl ?? null });
      } catch (error) {
        if (mine === turn.current) {
          setFailure(error);
          // The client has already shown the failure of a request that never arrived.
          setIsUntold(!isCallError(error) || !error.isTold);
        }
      }
      if (mine === turn.current) setIsLoading(false);
    },
    [api, address, store],
  );

  const first = useCallback((): void => {
    const query = searchQuery({ text, tagIds: tags === '' ? [] : tags.split(',').map(Number) }, settings);
    if (query !== undefined) return void ask({ ...query }, []);
    turn.current += 1;
    setIsLoading(false);
    setFailure(undefined);
    setFound(nobody);
  }, [ask, settings, text, tags]);
  useEffect(first, [first]);

  const next = found?.nextPageUrl;
  return {
    ...(found ?? nobody),
    isKnown: found !== undefined,
    isLoading,
    /** Why nobody could be found. */
    failure,
    hasFailed: failure !== undefined,
    /** The failure waits for the common dialog. */
    isUntold,
    tell: () => setIsUntold(false),
    hasMore: next !== null && next !== undefined,
    more(): void {
      if (isLoading || found === undefined || !next) return;
      void ask(Object.fromEntries(new URL(next, window.location.origin).searchParams), found.people);
    },
    again(): void {
      if (found !== undefined && next) this.more();
      else first();
    },
  };
}
