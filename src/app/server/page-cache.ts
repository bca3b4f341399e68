import type { Clock } from '#kernel/clock.ts';
import type { KeptPage } from './kept-page.ts';

interface Entry {
  page: KeptPage;
  stamp: Stamp;
  until: number;
  /** As they were counted last: each encoding adds its own when the first browser asks for it. */
  bytes: number;
}

/** Of what a page shows of sites: it changes when one of them is published. */
export interface Stamp {
  madeFor: number;
  now(): number;
}

export interface PageCache {
  /** The page that is kept under a key, while nothing that it shows was published and its time is not over. */
  find(key: string): KeptPage | undefined;
  /** Keeps a page, unless something that it shows was published since its stamp was made, before its rendering began. */
  keep(page: KeptPage, key: string | undefined, stamp: Stamp): void;
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
  /** Periods begin and end without a publication, so no page is kept longer. */
  ageMs: number;
  bytesMax: number;
}

/** The entry, its stamp, its place in the map, and what V8 needs around them. */
const entryBytes = 800;

export function createPageCache({ clock, ageMs, bytesMax }: PageCacheSettings): PageCache {
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
  const isOver = ({ stamp, until }: Entry): boolean => isOld(stamp) || until < clock();
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
    keep(page, key, stamp) {
      if (key === undefined || isOld(stamp)) return;
      const earlier = entries.get(key);
      if (earlier !== undefined) drop(key, earlier);
      const entry = { page, stamp, until: clock() + ageMs, bytes: 0 };
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

function isOld({ madeFor, now }: Stamp): boolean {
  return madeFor !== now();
}
