import { nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
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
  const words = nameWords(keyword);
  const above = {
    category: withAboveOf(choices.category),
    division: withAboveOf(choices.division),
    place: withAboveOf(choices.place),
  };
  const said = words.length === 0 ? items : items.filter(({ text }) => hasWords(text, words));
  const facets = {
    category: ({ categoryIds }: Item) => above.category(categoryIds),
    division: ({ divisionIds }: Item) => above.division(divisionIds),
    place: ({ placeIds }: Item) => above.place(placeIds),
  };
  const { found, countOf } = filterList(said, facets, chosen);
  const counts = new Map(items.map((item) => [item.date, 0]));
  for (const item of found) counts.set(item.date, (counts.get(item.date) ?? 0) + 1);
  return {
    items: date === undefined ? found : found.filter((item) => item.date === date),
    countOf,
    days: [...counts]
      .map(([day, count]) => ({ date: day, count }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

/** Ids with all ids above them, because a category includes its sub-categories. */
export function withAbove(ids: readonly number[], choices: readonly Choice[]): Set<number> {
  return withAboveOf(choices)(ids);
}

/** Finds for many sessions the ids with all ids above them. */
export function withAboveOf(choices: readonly Choice[]): (ids: readonly number[]) => Set<number> {
  const parents = new Map(choices.map(({ id, parentId }) => [id, parentId]));
  return (ids) => {
    const found = new Set(ids);
    // A set that grows while it is walked is walked to its end; an id that is above itself ends it too.
    for (const id of found) {
      const above = parents.get(id);
      if (above !== undefined && above !== null) found.add(above);
    }
    return found;
  };
}
