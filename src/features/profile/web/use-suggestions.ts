import { useEffect, useRef, useState } from 'react';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import type { searchEventProfile, searchShareProfile } from '../contract.ts';
import type { SearchTexts } from './field-parts.tsx';

export interface Suggestions {
  state: 'closed' | 'open' | 'none' | 'failed';
  options: readonly string[];
}
const closed: Suggestions = { state: 'closed', options: [] };

/** The pause in typing after which a search starts. */
const pauseMs = 200;

/** The suggestions for the typed text; each search cancels the one before. */
export function useSuggestions(
  item: ProfileItem,
  search?: SearchTexts,
): {
  suggestions: Suggestions;
  search(text: string): void;
  close(): void;
  /** The list closes with the focus; what is said in its place stays, so that nothing moves under a press. */
  leave(): void;
} {
  const context = usePageContext();
  const [suggestions, setSuggestions] = useState<Suggestions>(closed);
  const running = useRef<{ timer?: number; control?: AbortController }>({});

  const giveUp = (): void => {
    window.clearTimeout(running.current.timer);
    running.current.control?.abort();
    running.current = {};
  };
  useEffect(() => {
    const current = running;
    return () => {
      window.clearTimeout(current.current.timer);
      current.current.control?.abort();
    };
  }, []);

  const load = async (text: string): Promise<void> => {
    const control = new AbortController();
    running.current = { control };
    try {
      const options = await (search?.(item.entryFormKey, text, control.signal) ??
        searchSuggestions(context, item, text, control.signal));
      if (!control.signal.aborted) setSuggestions({ state: options.length > 0 ? 'open' : 'none', options });
    } catch {
      if (!control.signal.aborted) setSuggestions({ state: 'failed', options: [] });
    }
  };

  return {
    suggestions,
    search(text) {
      giveUp();
      if (text.trim() === '') {
        setSuggestions(closed);
        return;
      }
      running.current = { timer: window.setTimeout(() => void load(text), pauseMs) };
    },
    close() {
      giveUp();
      setSuggestions(closed);
    },
    leave() {
      giveUp();
      setSuggestions((now) => (now.state === 'open' ? closed : now));
    },
  };
}

/** The suggestions of a SEARCHTEXT item for a text; the item is an event's own or its portal's. */
async function searchSuggestions(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  item: Pick<ProfileItem, 'shareProfileId' | 'profileId'>,
  text: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { portalId, eventId = 0 } = site;
  const { data } =
    item.profileId === null
      ? await api.get<typeof searchShareProfile>('profile/search_text/{id}', {
          params: { id: item.shareProfileId ?? 0 },
          query: { search_value: text, portal_id: portalId },
          signal,
        })
      : await api.get<typeof searchEventProfile>('event_profile/search_text/{portalId}/{eventId}/{id}', {
          params: { portalId, eventId, id: item.profileId },
          query: { search_value: text },
          signal,
        });
  return data.searchResult;
}
