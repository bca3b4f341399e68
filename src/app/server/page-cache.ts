import type { Clock } from '#kernel/clock.ts';
import type { KeptPage } from './kept-page.ts';

interface Entry {
  page: KeptPage;
  generation: number;
  until: number;
  /** As they were counted last: each encoding adds its own when the first browser asks for it. */
  bytes: number;
}

export interface PageCache {
  /** The page that is kept under a key, while nothing was published and its time is not over. */
  find(key: string): KeptPage | undefined;
  /** Keeps a page. `madeFor` is the generation in which its rendering began. */
  keep(page: KeptPage, key: string | undefined, madeFor: number): void;
  /** Called when a page has been sent: it may have become larger. */
  weigh(key: string): void;
  counts(): PageCacheCounts;
}

export interface PageCacheCounts {
  hits: number;
  entries: number;
  bytes: number;
}

export interface PageCacheSettings {
  clock: Clock;
  /** Changes whenever anything was published. */
  generation(): number;
  /** Periods begin and end without a publication, so no page is kept longer. */
  ageMs: number;
  bytesMax: number;
}

/** The entry, its place in the map, and what V8 needs around both. */
const entryBytes = 600;

export function createPageCache({ clock, generation, ageMs, bytesMax }: PageCacheSettings): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let hits = 0;

  const drop = (key: string, { bytes: own }: Entry): void => {
    entries.delete(key);
    bytes -= own;
  };
  const count = (key: string, entry: Entry): void => {
    const now = entry.page.bytes() + 2 * key.length + entryBytes;
    bytes += now - entry.bytes;
    entry.bytes = now;
  };
  const isOver = ({ generation: madeFor, until }: Entry): boolean => madeFor !== generation() || until < clock();
  /** The oldest come first. */
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (bytes <= bytesMax && !isOver(entry)) return;
      drop(key, entry);
    }
  };

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (isOver(entry)) {
        drop(key, entry);
        return undefined;
      }
      hits += 1;
      return entry.page;
    },
    keep(page, key, madeFor) {
      if (key === undefined || page.status !== 200 || madeFor !== generation()) return;
      const earlier = entries.get(key);
      if (earlier !== undefined) drop(key, earlier);
      const entry = { page, generation: madeFor, until: clock() + ageMs, bytes: 0 };
      entries.set(key, entry);
      count(key, entry);
      makeRoom();
    },
    weigh(key) {
      const entry = entries.get(key);
      if (entry === undefined) return;
      count(key, entry);
      if (bytes > bytesMax) makeRoom();
    },
    counts: () => ({ hits, entries: entries.size, bytes }),
  };
}
