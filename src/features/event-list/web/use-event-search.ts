import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { sameWish, type SearchWish, wishOf } from '../rules/search-wish.ts';
import { findEvents, type FoundEvents, type SearchModule } from './read-events.ts';
import { searchHref } from './search-href.ts';

export interface EventSearch {
  /** The text that the visitor has typed so far. */
  wish: SearchWish;
  found: FoundEvents;
  state: 'still' | 'searching' | 'failed';
  /** Searches after a pause in typing, or at once. */
  search(wish: SearchWish, pauseMs?: number): void;
}

/**
 * The search of a list page. It starts from the findings of the page's loader; further ones are calls of their own, so
 * that typing neither leaves the page nor leads to the error page. The address follows.
 */
export function useEventSearch(module: SearchModule, loaded: FoundEvents): EventSearch {
  const context = usePageContext();
  const [shown, setShown] = useState({
    loaded,
    found: loaded,
    wish: loaded.wish,
    state: 'still' as EventSearch['state'],
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const current =
    shown.loaded === loaded ? shown : { loaded, found: loaded, wish: loaded.wish, state: 'still' as const };
  if (current !== shown) setShown(current);

  const run = useCallback(
    async (wish: SearchWish): Promise<void> => {
      latest.current += 1;
      const mine = latest.current;
      setShown((before) => ({ ...before, wish, state: 'searching' }));
      const found = await findEvents(context, module, wish, new URLSearchParams()).catch(() => undefined);
      if (mine !== latest.current) return;
      if (found === undefined) return setShown((before) => ({ ...before, state: 'failed' }));
      setShown((before) => ({ ...before, found, state: 'still' }));
      window.history.replaceState(window.history.state, '', searchHref(context, module, wish));
    },
    [context, module],
  );

  const search = (wish: SearchWish, pauseMs = 0): void => {
    clearTimeout(timer.current);
    setShown((before) => ({ ...before, wish }));
    timer.current = setTimeout(() => void run(wish), pauseMs);
  };

  useEffect(() => {
    // The router does not know the typed text: when it loads the page anew, as for another language, the address does.
    const here = wishOf(new URLSearchParams(window.location.search));
    if (!sameWish(here, loaded.wish)) timer.current = setTimeout(() => void run(here));
  }, [loaded, run]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current += 1;
    },
    [],
  );
  return { wish: current.wish, found: current.found, state: current.state, search };
}
