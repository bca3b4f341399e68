import type { Instant } from '#kernel/clock.ts';
import { nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import type { EventFacts } from './event-facts.ts';

export interface EventSearch {
  keyword?: string | undefined;
  /** yyyy-MM-dd or an instant; events that touch the period are found. */
  start?: string | undefined;
  end?: string | undefined;
}

/** A search as it is compared with every event. */
export interface ReadSearch {
  words: readonly string[];
  from: Instant | undefined;
  to: Instant | undefined;
}

export function readSearch({ keyword = '', start = '', end = '' }: EventSearch): ReadSearch {
  return { words: nameWords(keyword), from: parseInstant(start), to: lastInstant(end) };
}

export function findsAll({ words, from, to }: ReadSearch): boolean {
  return words.length === 0 && from === undefined && to === undefined;
}

/** Every word must be found; an event without a date touches no period. */
export function matchesSearch(
  { text, isDated, startsAt, endsAt }: Pick<EventFacts, 'text' | 'isDated' | 'startsAt' | 'endsAt'>,
  { words, from, to }: ReadSearch,
): boolean {
  if (!hasWords(text, words)) return false;
  if (from === undefined && to === undefined) return true;
  if (!isDated) return false;
  if (from !== undefined && endsAt !== undefined && from > endsAt) return false;
  return to === undefined || startsAt === undefined || to >= startsAt;
}

/** A day without a time lasts until its end. */
function lastInstant(text: string): Instant | undefined {
  const instant = parseInstant(text);
  return instant === undefined || text.trim().length > 10 ? instant : instant + dayMs - 1;
}
