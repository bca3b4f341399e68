import type { TicketContent } from '#features/ticket/web.ts';
import type { TimetableContents, TimetableEntryAnswer } from '../contract.ts';
import { isSearchActive, searchTimetable } from '../rules/timetable-search.ts';
import { dayOf } from '../rules/timetable-slots.ts';
import type { TimetableSale } from './read-timetable.ts';
import type { TimetablePlace } from './timetable-address.ts';

/** An entry with what its ids mean. */
export interface Entry extends TimetableEntryAnswer {
  venue: string;
  category: string;
  ticket: TicketContent | undefined;
}

export interface Day {
  date: string;
  label: string;
  /** In the order of its time slots. */
  times: Entry[][];
}

/** The days of the list, each with its entries. */
export function daysOf({ timetables, list, settings }: TimetableContents, sale: TimetableSale | undefined): Day[] {
  const nameIn = (listed: readonly { id: number; name: string }[], wanted: number | null): string =>
    listed.find(({ id }) => id === wanted)?.name ?? '';
  const entries = new Map(
    timetables.map((entry) => [
      entry.timetableId,
      {
        ...entry,
        venue: nameIn(settings.venues, entry.venueId),
        category: nameIn(settings.categories, entry.categoryId),
        ticket: sale?.tickets.find(({ ticketId }) => ticketId === entry.ticketId),
      },
    ]),
  );
  const days = new Map<string, Entry[][]>();
  for (const { date, timetableTimeSlots } of list.timetableSlots) {
    for (const { timetableIds } of timetableTimeSlots) {
      const time = timetableIds.flatMap((id) => entries.get(id) ?? []);
      const [first] = time;
      if (first === undefined) continue;
      const day = date ?? dayOf(first);
      days.set(day, [...(days.get(day) ?? []), time]);
    }
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, times]) => ({ date, times, label: settings.dateTabs.find((tab) => tab.date === date)?.label ?? '' }));
}

/** The days with the entries that a search finds. Undefined without a search. */
export function foundDays(days: readonly Day[], { search }: TimetablePlace): Day[] | undefined {
  if (!isSearchActive(search)) return undefined;
  return days.flatMap((day) => {
    const times = day.times.map((time) => searchTimetable(time, search)).filter((time) => time.length > 0);
    return times.length === 0 ? [] : [{ ...day, times }];
  });
}

export const countOf = (days: readonly Day[]): number => days.reduce((sum, { times }) => sum + times.flat().length, 0);
