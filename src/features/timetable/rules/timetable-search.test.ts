import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimetableEntry } from './timetable.ts';
import {
  isSearchActive,
  noSearch,
  queryOfSearch,
  searchOf,
  searchTimetable,
  type TimetableSearch,
} from './timetable-search.ts';

const entry = (timetableId: number, more: Partial<TimetableEntry> = {}): TimetableEntry => ({
  timetableId,
  ticketId: null,
  title: '',
  description: '',
  categoryId: null,
  venueId: null,
  ...more,
});
const entries = [
  entry(1, { title: 'カフェの朝', description: '焙煎 workshop', categoryId: 1, venueId: 7 }),
  entry(2, { title: 'Keynote', description: 'The square', categoryId: 2, venueId: 7 }),
  entry(3, { title: 'Closing', categoryId: 1, venueId: 8 }),
  entry(4, { title: 'Lunch' }),
];
const found = (search: Partial<TimetableSearch>) =>
  searchTimetable(entries, { ...noSearch, ...search }).map(({ timetableId }) => timetableId);

describe('a search of a timetable', () => {
  test.each<[Partial<TimetableSearch>, boolean]>([
    [{}, false],
    [{ text: '  ' }, false],
    [{ text: 'a' }, true],
    [{ categories: [1] }, true],
    [{ venues: [7] }, true],
    [{ text: 'a', categories: [1], venues: [7] }, true],
  ])('for %j is active: %s [TIMETABLE-006]', (search, isActive) => {
    expect(isSearchActive({ ...noSearch, ...search })).toBe(isActive);
  });

  test('that was cleared is empty and not active [TIMETABLE-007]', () => {
    expect(noSearch).toEqual({ text: '', categories: [], venues: [] });
    expect(isSearchActive(noSearch)).toBe(false);
    expect(found(noSearch)).toEqual([1, 2, 3, 4]);
  });

  test.each<[Partial<TimetableSearch>, number[]]>([
    [{ text: 'ｶﾌｪ' }, [1]],
    [{ text: 'KEYNOTE' }, [2]],
    [{ text: 'square key' }, [2]],
    [{ text: 'square lunch' }, []],
    [{ categories: [1] }, [1, 3]],
    [{ categories: [1, 2] }, [1, 2, 3]],
    [{ venues: [8, 9] }, [3]],
    [{ text: 'o', categories: [1], venues: [7] }, [1]],
    [{ categories: [9] }, []],
  ])('for %j finds %j [TIMETABLE-005]', (search, ids) => expect(found(search)).toEqual(ids));

  test('is read from an address as it was written there [TIMETABLE-005]', () => {
    const ids = fc.uniqueArray(fc.nat(1_000_000), { maxLength: 5 });
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((typed) => typed.trim());
    fc.assert(
      fc.property(fc.record({ text, categories: ids, venues: ids }), (search) => {
        expect(searchOf(new URLSearchParams(queryOfSearch(search)))).toEqual(search);
      }),
    );
  });

  test('of an address with invalid values is empty [TIMETABLE-005]', () => {
    expect(searchOf(new URLSearchParams('categories=a,-1,1.5,,99999999999&venues=&text=%20'))).toEqual(noSearch);
    expect(searchOf(new URLSearchParams('categories=3,3,4')).categories).toEqual([3, 4]);
    expect(searchOf(new URLSearchParams(`text=${'𠮷'.repeat(300)}`)).text).toBe('𠮷'.repeat(200));
    expect(queryOfSearch(noSearch)).toBe('');
  });
});
