import type { Instant } from './clock.ts';
import { pageOf } from './page-slice.ts';

/**
 * A day of a schedule or a timetable with as many entries stands in its page whole: nearly all events. A longer one
 * comes in pages, as the visitor scrolls.
 */
export const wholeDayMax = 60;
/** Entries on one page of a long day. */
export const dayPageSize = 40;

/** A day, as its page shows it. */
export interface DayPages {
  /** Entries on a page: all of a short day. */
  size: number;
  pages: number;
}

export function dayPagesOf(count: number): DayPages {
  if (count <= wholeDayMax) return { size: wholeDayMax, pages: 1 };
  return { size: dayPageSize, pages: Math.ceil(count / dayPageSize) };
}

/** The entries on a page of a day. Pages count from 1. */
export function dayPage<Entry>(entries: readonly Entry[], page: number): Entry[] {
  return pageOf(entries, page, dayPagesOf(entries.length).size);
}

/** The first entry of each page. */
export function pageStarts<Entry>(entries: readonly Entry[]): Entry[] {
  const { size } = dayPagesOf(entries.length);
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
  return Math.floor(first / dayPagesOf(entries.length).size) + 1;
}
