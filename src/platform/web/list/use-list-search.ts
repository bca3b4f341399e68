import { useCallback, useEffect, useRef, useState } from 'react';

/** A list as a call has found it, with the wish that it was found by. */
interface FoundBy<Wish> {
  wish: Wish;
}

export interface ListSearchPorts<Wish, Found extends FoundBy<Wish>> {
  wishOf(query: URLSearchParams): Wish;
  /** Reads the first page. */
  find(wish: Wish): Promise<Found>;
  hrefOf(wish: Wish): string;
}

export interface ListSearch<Wish, Found> {
  /** What the visitor has typed and chosen so far. */
  wish: Wish;
  found: Found;
  state: 'still' | 'searching' | 'failed';
  /** Searches after a pause in typing, or at once. */
  search(wish: Wish, pauseMs?: number): void;
}

/**
 * The search of a list page. It starts from the findings of the page's loader; further ones are calls of their own, so
 * that typing neither leaves the page nor leads to the error page. The address follows in the same history entry.
 * `ports` has to be the same value as long as the page is.
 */
export function useListSearch<Wish, Found extends FoundBy<Wish>>(
  loaded: Found,
  ports: ListSearchPorts<Wish, Found>,
): ListSearch<Wish, Found> {
  const still = { loaded, found: loaded, wish: loaded.wish, state: 'still' as ListSearch<Wish, Found>['state'] };
  const [shown, setShown] = useState(still);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const current = shown.loaded === loaded ? shown : still;
  if (current !== shown) setShown(current);

  const run = useCallback(
    async (wish: Wish): Promise<void> => {
      latest.current += 1;
      const mine = latest.current;
      setShown((before) => ({ ...before, wish, state: 'searching' }));
      const found = await ports.find(wish).catch(() => undefined);
      if (mine !== latest.current) return;
      if (found === undefined) return setShown((before) => ({ ...before, state: 'failed' }));
      setShown((before) => ({ ...before, found, state: 'still' }));
      window.history.replaceState(window.history.state, '', ports.hrefOf(wish));
    },
    [ports],
  );

  const search = (wish: Wish, pauseMs = 0): void => {
    clearTimeout(timer.current);
    setShown((before) => ({ ...before, wish }));
    timer.current = setTimeout(() => void run(wish), pauseMs);
  };

  useEffect(() => {
    // The router does not know the typed text: when it loads the page anew, as for another language, the address does.
    const here = ports.wishOf(new URLSearchParams(window.location.search));
    if (ports.hrefOf(here) !== ports.hrefOf(loaded.wish)) timer.current = setTimeout(() => void run(here));
  }, [loaded, ports, run]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current += 1;
    },
    [],
  );
  return { wish: current.wish, found: current.found, state: current.state, search };
}
