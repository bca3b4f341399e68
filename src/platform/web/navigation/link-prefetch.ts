import type { Ahead } from './fetch-ahead.ts';
import { type Connection, mayPrefetch } from './quiet-moment.ts';

export interface PrefetchPorts {
  ahead: Pick<Ahead, 'take'>;
  connection(): Connection | undefined;
  /** Whether the browser believes that it has a network at all. */
  isOnline(): boolean;
  /** The addresses of the links in the document that stay in it, in its order. */
  links(): Iterable<URL>;
  /** The names of the things that a page needs besides those that every page needs. */
  needs(url: URL): readonly string[];
  /** Fetches the thing of a name; a failure matters only when the page really needs it. */
  fetch(name: string): Promise<unknown>;
}

export interface Prefetch {
  /** Prefetches for the links of the page that is shown now, one after the other. */
  all(): Promise<void>;
  /** Prefetches for a link that the visitor is about to follow. */
  one(url: URL): Promise<void>;
}

/** Fetches the code behind links before they are followed (core 4.9). Each name is fetched once. */
export function createPrefetch({ ahead, connection, isOnline, links, needs, fetch }: PrefetchPorts): Prefetch {
  const asked = new Set<string>();
  let latest = 0;
  const take = async (name: string): Promise<void> => {
    asked.add(name);
    await fetch(name).catch(() => asked.delete(name));
  };
  const next = (tried: ReadonlySet<string>): string | undefined => {
    for (const url of links()) for (const name of needs(url)) if (!asked.has(name) && !tried.has(name)) return name;
    return undefined;
  };
  return {
    async all() {
      const own = (latest += 1);
      const tried = new Set<string>();
      let isMore = true;
      while (isMore) {
        isMore = false;
        const isTaken = await ahead.take(async () => {
          // The next page has its own links.
          const name = own === latest ? next(tried) : undefined;
          if (name === undefined) return;
          isMore = true;
          tried.add(name);
          await take(name);
        });
        if (!isTaken) return;
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
