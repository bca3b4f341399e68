import { hasWords, searchWords } from '#kernel/fold-text.ts';
import { filterList } from '#kernel/list-filter.ts';
import type { ScheduleFacts } from './schedule.ts';

/** The terms of a search. A session needs every word, and one of the choices of each filter. */
export interface ScheduleTerms {
  keyword: string;
  category: readonly number[];
  division: readonly number[];
  place: readonly number[];
  /** The day on which it begins, yyyy-MM-dd. */
  date?: string | undefined;
}

export const filterNames = ['category', 'division', 'place'] as const;
export type FilterName = (typeof filterNames)[number];

export interface SearchedSchedule extends ScheduleFacts {
  date: string;
  /** Everything that a search reads, folded. */
  text: string;
}

/** A choice of a filter, with the one above it. */
export interface Choice {
  id: number;
  parentId: number | null;
}

export type Choices = Readonly<Record<FilterName, readonly Choice[]>>;

export interface FoundSchedules<Item> {
  items: Item[];
  /** How many a choice would find beside the other terms, on all days. */
  countOf(name: FilterName, id: number): number;
  /** Every day of the schedule in order, with how many the terms find there. */
  days: { date: string; count: number }[];
}

/** A day is no term like the others: it says which part of what was found is shown. */
export function findSchedules<Item extends SearchedSchedule>(
  items: readonly Item[],
  { keyword, date, ...chosen }: ScheduleTerms,
  choices: Choices,
): FoundSchedules<Item> {
  const words = searchWords(keyword);
  const said = items.filter(({ text }) => hasWords(text, words));
  const facets = {
    category: ({ categoryIds }: Item) => withAbove(categoryIds, choices.category),
    division: ({ divisionIds }: Item) => withAbove(divisionIds, choices.division),
    place: ({ placeIds }: Item) => withAbove(placeIds, choices.place),
  };
  const { found, countOf } = filterList(said, facets, chosen);
  const dates = [...new Set(items.map((item) => item.date))].toSorted();
  return {
    items: date === undefined ? found : found.filter((item) => item.date === date),
    countOf,
    days: dates.map((day) => ({ date: day, count: found.filter((item) => item.date === day).length })),
  };
}

/** Ids with all ids above them, because a category includes its sub-categories. */
export function withAbove(ids: readonly number[], choices: readonly Choice[]): Set<number> {
  const found = new Set(ids);
  // A set that grows while it is walked is walked to its end; an id that is above itself ends it too.
  for (const id of found) {
    const above = choices.find((choice) => choice.id === id)?.parentId;
    if (above !== undefined && above !== null) found.add(above);
  }
  return found;
}
