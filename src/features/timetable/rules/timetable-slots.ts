import { parseInstant, tokyoDay } from '#kernel/period.ts';
import type { TimetableSlot } from './timetable.ts';

interface Timed {
  timetableId: number;
  startAt: string;
}

/** A day of a timetable; `date` is yyyy-MM-dd in Tokyo, null for a part that is no day. */
export interface DaySlot extends TimetableSlot {
  date: string | null;
  timetableTimeSlots: { timetableIds: number[] }[];
}

/** The day in Tokyo on which an entry begins, yyyy-MM-dd. */
export function dayOf({ startAt }: Pick<Timed, 'startAt'>): string {
  return tokyoDay(parseInstant(startAt) ?? 0);
}

/** The entries in the order of time. Entries that begin together keep the written order. */
export function byTime<Entry extends Timed>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, start: parseInstant(entry.startAt) ?? 0 }))
    .toSorted((one, other) => one.start - other.start)
    .map(({ entry }) => entry);
}

/** Slots for an organiser who wrote none: one for each day, in it one for each starting time (TIMETABLE-003). */
export function slotsOf(entries: readonly Timed[]): DaySlot[] {
  const days = new Map<string, Map<number, number[]>>();
  for (const entry of byTime(entries)) {
    const day = days.get(dayOf(entry)) ?? new Map<number, number[]>();
    days.set(dayOf(entry), day);
    const start = parseInstant(entry.startAt) ?? 0;
    const together = day.get(start) ?? [];
    together.push(entry.timetableId);
    day.set(start, together);
  }
  return [...days].map(([date, times]) => ({
    date,
    timetableTimeSlots: [...times.values()].map((timetableIds) => ({ timetableIds })),
  }));
}

/** The slots without missing entries, and without slots that are empty then. */
export function slotsWith(slots: readonly DaySlot[], known: ReadonlySet<number>): DaySlot[] {
  return slots.flatMap(({ date, timetableTimeSlots }) => {
    const times = timetableTimeSlots
      .map(({ timetableIds }) => ({ timetableIds: timetableIds.filter((id) => known.has(id)) }))
      .filter(({ timetableIds }) => timetableIds.length > 0);
    return times.length === 0 ? [] : [{ date, timetableTimeSlots: times }];
  });
}

/** The beginning of slots, with so many entries. */
export function slotsUpTo(slots: readonly DaySlot[], most: number): DaySlot[] {
  let left = most;
  return slots.flatMap(({ date, timetableTimeSlots }) => {
    const times = timetableTimeSlots.flatMap(({ timetableIds }) => {
      const shown = timetableIds.slice(0, left);
      left -= shown.length;
      return shown.length === 0 ? [] : [{ timetableIds: shown }];
    });
    return times.length === 0 ? [] : [{ date, timetableTimeSlots: times }];
  });
}

/** The day of the address, else today, else the first day. */
export function dayShown<Day extends { date: string }>(
  days: readonly Day[],
  wanted: string | undefined,
  now: number,
): Day | undefined {
  const today = tokyoDay(now);
  return days.find(({ date }) => date === wanted) ?? days.find(({ date }) => date === today) ?? days[0];
}

/** The entries for a home, of entries in the order of time: those that are not over, or all when all are over. At most `count`, 0 means all. */
export function widgetEntries<Entry extends Timed & { endAt: string }>(
  entries: readonly Entry[],
  count: number,
  now: number,
): readonly Entry[] {
  const ahead = entries.filter(({ endAt }) => (parseInstant(endAt) ?? 0) > now);
  const shown = ahead.length > 0 ? ahead : entries;
  return count === 0 ? shown : shown.slice(0, count);
}
