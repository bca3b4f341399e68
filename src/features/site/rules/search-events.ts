import { foldText, hasWords, searchWords } from '#kernel/fold-text.ts';
import { dayMs, parseInstant, periodState } from '#kernel/period.ts';

export interface EventSearch {
  keyword?: string | undefined;
  /** yyyy-MM-dd or an instant; events that touch the period are found. */
  start?: string | undefined;
  end?: string | undefined;
}

interface Searched {
  /** Everything the keyword is looked up in, in every language. */
  searchText: string;
  startDate: string | null;
  endDate: string | null;
}

/** Every word of the keyword must be found; an event without a date touches no period. */
export function matchesSearch(event: Searched, search: EventSearch): boolean {
  if (!hasWords(foldText(event.searchText), searchWords(search.keyword ?? ''))) return false;

  const from = parseInstant(search.start ?? '');
  const to = lastInstant(search.end ?? '');
  if (from === undefined && to === undefined) return true;
  const { startDate: start, endDate } = event;
  if (parseInstant(start ?? endDate ?? '') === undefined) return false;
  const end = endDate ?? start ?? undefined;
  if (from !== undefined && periodState({ end }, from) === 'after') return false;
  return to === undefined || periodState({ start: start ?? undefined }, to) !== 'before';
}

/** A day without a time lasts until its end. */
function lastInstant(text: string): number | undefined {
  const instant = parseInstant(text);
  return instant === undefined || text.trim().length > 10 ? instant : instant + dayMs - 1;
}
