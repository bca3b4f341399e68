import { foldName, nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { keywordOf } from '#kernel/keyword.ts';
import type { TimetableEntry } from './timetable.ts';

/** The terms of a search (TIMETABLE-005). An entry needs one of the categories and one of the venues. */
export interface TimetableSearch {
  text: string;
  categories: readonly number[];
  venues: readonly number[];
}

/** The search after it was cleared (TIMETABLE-007). */
export const noSearch: TimetableSearch = { text: '', categories: [], venues: [] };

/** Text, a category or a venue: each alone makes it active (TIMETABLE-006). */
export function isSearchActive({ text, categories, venues }: TimetableSearch): boolean {
  return text.trim() !== '' || categories.length > 0 || venues.length > 0;
}

/** The entries that have every word of the text and match the chosen filters, in their order. */
export function searchTimetable<Entry extends TimetableEntry>(
  entries: readonly Entry[],
  { text, categories, venues }: TimetableSearch,
): Entry[] {
  const words = nameWords(keywordOf(text));
  const isChosen = (chosen: readonly number[], id: number | null): boolean =>
    chosen.length === 0 || (id !== null && chosen.includes(id));
  return entries.filter((entry) => {
    const said = foldName(`${entry.title} ${entry.description}`);
    return hasWords(said, words) && isChosen(categories, entry.categoryId) && isChosen(venues, entry.venueId);
  });
}

/** The search of an address. Invalid values are left out (TIMETABLE-005). */
export function searchOf(query: { get(name: string): string | null }): TimetableSearch {
  const ids = (name: string): number[] => {
    const listed = (query.get(name) ?? '').split(',').filter((id) => /^\d{1,10}$/.test(id));
    return [...new Set(listed.map(Number))];
  };
  return { text: keywordOf(query.get('text') ?? ''), categories: ids('categories'), venues: ids('venues') };
}

/** The query of an address for a search, without empty parts. */
export function queryOfSearch({ text, categories, venues }: TimetableSearch): string {
  const entries = { text: keywordOf(text), categories: categories.join(','), venues: venues.join(',') };
  return Object.entries(entries)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
