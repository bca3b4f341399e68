import type { Instant } from '#kernel/clock.ts';
import { foldName } from '#kernel/fold-name.ts';
import { parseInstant } from '#kernel/period.ts';
import type { SlotDocument, TimetableItem } from '../documents.ts';
import { byTime, dayOf, type DaySlot, slotsOf, slotsWith } from '../rules/timetable-slots.ts';

/** An entry where the list has it: an organiser's slots may name one twice. */
export interface PlacedEntry {
  item: TimetableItem;
  timetableId: number;
  date: string;
  /** Its time slot among those of its day. */
  slot: number;
  start: Instant;
  end: Instant;
  /** What a search reads, in every language, folded. */
  text: string;
}

export interface TimetableIndex {
  /** In the order of time. */
  items: readonly TimetableItem[];
  /** The days on which entries begin, in order. */
  dates: readonly string[];
  slots: readonly DaySlot[];
  /** The list, day by day. */
  placed: readonly PlacedEntry[];
  byDay: ReadonlyMap<string, readonly PlacedEntry[]>;
}

const known = new WeakMap<readonly TimetableItem[], TimetableIndex>();

/** A timetable as its calls read it. Items are read once for each revision, and so is this. */
export function indexTimetable(
  items: readonly TimetableItem[],
  writtenSlots: readonly SlotDocument[] | undefined,
): TimetableIndex {
  const before = known.get(items);
  if (before !== undefined) return before;
  const made = makeIndex(items, writtenSlots);
  known.set(items, made);
  return made;
}

function makeIndex(
  stored: readonly TimetableItem[],
  writtenSlots: readonly SlotDocument[] | undefined,
): TimetableIndex {
  const entries = byTime(stored.map((item) => ({ item, timetableId: item.detailId, startAt: item.startAt })));
  const byId = new Map(entries.map((entry) => [entry.timetableId, entry]));
  const slots = writtenSlots === undefined ? slotsOf(entries) : writtenOf(writtenSlots, new Set(byId.keys()));
  const placed = new Map<string, PlacedEntry[]>();
  let slot = 0;
  for (const { date, timetableTimeSlots } of slots) {
    for (const { timetableIds } of timetableTimeSlots) {
      const together = timetableIds.flatMap((id) => byId.get(id) ?? []);
      const [first] = together;
      if (first === undefined) continue;
      const day = date ?? dayOf(first);
      const ofDay = placed.get(day) ?? [];
      placed.set(day, ofDay);
      slot += 1;
      for (const { item, timetableId } of together) ofDay.push(placedOf(item, timetableId, day, slot));
    }
  }
  const days = [...placed].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    items: entries.map(({ item }) => item),
    dates: [...new Set(entries.map(dayOf))],
    slots,
    placed: days.flatMap(([, ofDay]) => ofDay),
    byDay: new Map(days),
  };
}

export function writtenOf(slots: readonly SlotDocument[], ids: ReadonlySet<number>): DaySlot[] {
  return slotsWith(
    slots.map(({ date = null, timetableTimeSlots }) => ({ date, timetableTimeSlots })),
    ids,
  );
}

function placedOf(item: TimetableItem, timetableId: number, date: string, slot: number): PlacedEntry {
  const said = [item.title, item.description].flatMap((text) => Object.values(text ?? {}));
  return {
    item,
    timetableId,
    date,
    slot,
    start: parseInstant(item.startAt) ?? 0,
    end: parseInstant(item.endAt) ?? 0,
    text: foldName(said.join('\n')),
  };
}

/** The slots of some entries of the list. */
export function slotsOfPlaced(placed: readonly PlacedEntry[]): DaySlot[] {
  const days = Map.groupBy(placed, ({ date }) => date);
  return [...days].map(([date, ofDay]) => ({
    date,
    timetableTimeSlots: [...Map.groupBy(ofDay, ({ slot }) => slot).values()].map((together) => ({
      timetableIds: together.map(({ timetableId }) => timetableId),
    })),
  }));
}
