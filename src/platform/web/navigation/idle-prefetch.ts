import { idlePrefetchTimeoutMs } from '#kernel/limits.ts';

/** The facts that a browser tells of its connection; not every browser does. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** The parts of the window that are needed to wait for a quiet moment. */
export type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

export interface PrefetchPorts {
  connection(): Connection | undefined;
  /** Whether the browser believes that it has a network at all. */
  isOnline(): boolean;
  /** Resolves in a quiet moment. */
  idle(): Promise<unknown>;
  /** The addresses of the links in the document that stay in it, in its order. */
  links(): Iterable<URL>;
  /** The names of the things that a page needs besides those that every page needs. */
  needs(url: URL): readonly string[];
  /** Fetches the thing of a name; a failure matters only when the page really needs it. */
  fetch(name: string): Promise<unknown>;
  /** How many files have been asked for so far. */
  files(): number;
}

export interface Prefetch {
  /** Prefetches for the links of the page that is shown now, one after the other. */
  all(): Promise<void>;
  /** Prefetches for a link that the visitor is about to follow. */
  one(url: URL): Promise<void>;
}

/** A page of many different links is no reason to load the whole site. */
const filesMax = 6;

export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Whether to fetch what nobody has turned to yet. */
export function mayPrepare(connection: Connection | undefined): boolean {
  return mayPrefetch(connection) && connection?.effectiveType !== '3g';
}

/** Pictures of the page that is shown come before what is fetched ahead. */
export function documentLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** A quiet moment, or two seconds; browsers without idle callbacks just wait. */
export function whenIdle(window: IdleWindow): Promise<unknown> {
  const { requestIdleCallback } = window;
  return new Promise((resolve) => {
    if (requestIdleCallback === undefined) window.setTimeout(resolve, idlePrefetchTimeoutMs);
    else requestIdleCallback.call(window, resolve, { timeout: idlePrefetchTimeoutMs });
  });
}

/** Fetches the code behind links before they are followed (core 4.9). Each name is fetched once. */
export function createPrefetch({ connection, isOnline, idle, links, needs, fetch, files }: PrefetchPorts): Prefetch {
  const asked = new Set<string>();
  let latest = 0;
  const take = async (name: string): Promise<void> => {
    asked.add(name);
    await fetch(name).catch(() => asked.delete(name));
  };
  return {
    async all() {
      const own = (latest += 1);
      await idle();
      const names = new Set<string>();
      for (const url of links()) for (const name of needs(url)) names.add(name);
      const before = files();
      for (const name of [...names].filter((one) => !asked.has(one))) {
        // The next page has its own links. A screen is mostly two files.
        if (own !== latest || files() - before >= filesMax - 1) return;
        if (!isOnline() || !mayPrepare(connection())) return;
        await take(name);
        await idle();
      }
    },
    async one(url) {
      if (!isOnline() || !mayPrefetch(connection())) return;
      await Promise.all(
        needs(url)
          .filter((name) => !asked.has(name))
          .map(take),
      );
    },
  };
}
