import type { Instant } from './clock.ts';
import { pageOf } from './page-slice.ts';

/**
 * A list with as many entries stands in its page whole: a day of nearly every schedule and timetable, and nearly
 * everybody's favourites, tickets and talks. A longer one comes in pages, as the visitor scrolls.
 */
export const wholeListMax = 60;
/** Entries on one page of a long list. */
export const listPageSize = 40;

/** A list, as its page shows it. */
export interface ListPages {
  /** Entries on a page: all of a short list. */
  size: number;
  pages: number;
}

export function listPagesOf(count: number): ListPages {
  if (count <= wholeListMax) return { size: wholeListMax, pages: 1 };
  return { size: listPageSize, pages: Math.ceil(count / listPageSize) };
}

/** The entries on a page of a list. Pages count from 1. */
export function listPage<Entry>(entries: readonly Entry[], page: number): Entry[] {
  return pageOf(entries, page, listPagesOf(entries.length).size);
}

/** The first entry of each page. */
export function pageStarts<Entry>(entries: readonly Entry[]): Entry[] {
  const { size } = listPagesOf(entries.length);
  return entries.filter((_, place) => place % size === 0);
}

/** When an entry begins and ends. */
interface Timed {
  start: Instant;
  end: Instant;
}

/**
 * The page that a visitor wants first, of entries in the order of their beginnings: while the day runs the one with
 * what has begun last, because what is next follows it; otherwise the first.
 */
export function pageAt(entries: readonly Timed[], now: Instant): number {
  if (entries.every(({ end }) => end <= now)) return 1;
  const begun = entries.findLast(({ start }) => start <= now);
  if (begun === undefined) return 1;
  // What begins together stands together, as far as pages let it.
  const first = entries.findIndex(({ start }) => start === begun.start);
  return Math.floor(first / listPagesOf(entries.length).size) + 1;
}
