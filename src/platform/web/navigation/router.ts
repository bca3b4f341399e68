/** A place in this site, as the address bar shows it. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history entry; scroll positions are kept by it. */
  key: string;
}

export interface RouterState<Page> {
  location: RouterLocation;
  page: Page;
  /** A page is being loaded; the one shown stays until it has come. */
  isLoading: boolean;
}

interface NavigateOptions {
  /** Takes the place of the history entry. */
  replace?: boolean;
  /** The page stays where it is scrolled to, and the focus where it is: a filter, a tab, a page number of a list in sight. */
  keepPlace?: boolean;
}

export interface Router<Page = unknown> {
  get(): RouterState<Page>;
  subscribe(listener: () => void): () => void;
  /**
   * Goes to an address of this site, or leaves the document for any other. Resolves when the page is shown or given up,
   * rejects when it could not be loaded; a caller that cannot help that need not listen.
   */
  navigate(href: string, options?: NavigateOptions): Promise<void>;
  /** Loads the page shown once more, or the one that is loading: a visitor who has followed a link gets there. Rejects as `navigate`. */
  revalidate(): Promise<void>;
  /** Shows a page that was loaded elsewhere, at the same address. */
  put(page: Page): void;
}

/** The answer of a page's loader: the page, or the address of another one. */
export type Loaded<Page> = { page: Page } | { redirect: string };

export type Arrival = 'navigate' | 'keepPlace' | 'traverse' | 'revalidate';

export interface RouterPorts<Page> {
  /** Rejects only when it was aborted. */
  load(location: RouterLocation, signal: AbortSignal): Promise<Loaded<Page>>;
  isInside(url: URL): boolean;
  history: Pick<History, 'pushState' | 'replaceState'>;
  /** Loads an address as a new document. */
  leave(href: string): void;
  origin(): string;
  makeKey(): string;
  /** Called before the page changes, so that its scroll position can be kept. */
  leaving(from: RouterLocation): void;
  /** Shows the new state by calling `show`, and sees to place and focus, unless `show` says that it came too late. */
  arrive(to: RouterLocation, how: Arrival, show: () => boolean): void;
}

export interface BrowserRouter<Page> extends Router<Page> {
  /** The history moved: the visitor went back or forward. */
  traverse(location: RouterLocation): Promise<void>;
}

const redirectsMax = 5;

/** One page at a time: a later navigation gives up an earlier one that has not arrived. */
export function createRouter<Page>(initial: RouterState<Page>, ports: RouterPorts<Page>): BrowserRouter<Page> {
  let state = initial;
  /** The location in the address bar: a page may still be waiting for its transition. */
  let here = initial.location;
  let running: { abort(): void; startAnew(): Promise<void> } | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<RouterState<Page>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function go(
    target: RouterLocation,
    how: Arrival,
    commit: (to: RouterLocation) => void,
    redirects = 0,
  ): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = { abort: () => own.abort(), startAnew: () => go(target, how, commit, redirects) };
    if (!state.isLoading) set({ isLoading: true });
    let loaded: Loaded<Page>;
    try {
      loaded = await ports.load(target, own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      running = undefined;
      set({ isLoading: false });
      throw error;
    }
    if (own.signal.aborted) return;
    if ('redirect' in loaded) {
      const url = new URL(loaded.redirect, ports.origin());
      if (!ports.isInside(url) || redirects >= redirectsMax) return ports.leave(url.href);
      // Instead of where it led from; a traversal has its entry already.
      const replaces = how === 'traverse' || how === 'revalidate';
      const next = locationOf(url, replaces ? here.key : ports.makeKey());
      return go(next, 'navigate', replaces ? commitReplace : commit, redirects + 1);
    }
    running = undefined;
    const { page } = loaded;
    if (how !== 'revalidate') ports.leaving(state.location);
    arriveAt(target, how, commit, { page });
  }

  /** A later step of the visitor takes precedence over a page that has not been shown yet. */
  function arriveAt(
    target: RouterLocation,
    how: Arrival,
    commit: (to: RouterLocation) => void,
    shown: { page?: Page } = {},
  ): void {
    commit(target);
    here = target;
    ports.arrive(target, how, () => {
      const isInTime = here === target;
      if (isInTime) set({ location: target, isLoading: false, ...shown });
      return isInTime;
    });
  }

  const commitPush = (to: RouterLocation): void => ports.history.pushState({ key: to.key }, '', hrefOf(to));
  const commitReplace = (to: RouterLocation): void => ports.history.replaceState({ key: to.key }, '', hrefOf(to));

  async function navigate(href: string, { replace = false, keepPlace = false }: NavigateOptions = {}): Promise<void> {
    const url = new URL(href, ports.origin() + here.pathname);
    if (!ports.isInside(url)) return ports.leave(url.href);
    const target = locationOf(url, ports.makeKey());
    const isSame = hrefOf(target) === hrefOf(here);
    const commit = replace || isSame ? commitReplace : commitPush;
    if (target.hash !== '' && samePage(target, here) && samePage(here, state.location)) {
      ports.leaving(state.location);
      return arriveAt(target, 'navigate', commit);
    }
    return go(target, keepPlace ? 'keepPlace' : 'navigate', commit);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (href, options) => unheeded(navigate(href, options)),
    traverse(location) {
      if (samePage(location, here) && samePage(here, state.location)) {
        running?.abort();
        running = undefined;
        ports.leaving(state.location);
        arriveAt(location, 'traverse', () => {});
        return Promise.resolve();
      }
      return go(location, 'traverse', () => {});
    },
    revalidate: () => unheeded(running?.startAnew() ?? go(here, 'revalidate', () => {})),
    put: (page) => set({ page }),
  };
}

/** The same promise. Its rejection is no error of the page when nobody listens. */
function unheeded(going: Promise<void>): Promise<void> {
  going.catch(() => {});
  return going;
}

function samePage(a: RouterLocation, b: RouterLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

export function hrefOf({ pathname, search, hash }: RouterLocation): string {
  return pathname + search + hash;
}

export function locationOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  key: string,
): RouterLocation {
  return { pathname, search, hash, key };
}

/** The router of a page rendered on the server: it stays where it is. */
export function standingRouter<Page>(state: RouterState<Page>): Router<Page> {
  return {
    get: () => state,
    subscribe: () => () => {},
    navigate: async () => {},
    revalidate: async () => {},
    put: () => {},
  };
}
