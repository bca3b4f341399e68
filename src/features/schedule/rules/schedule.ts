import { parseInstant, tokyoDay } from '#kernel/period.ts';
import type { Picture } from '#kernel/schema.ts';

/** What rules ask about a session. */
export interface ScheduleFacts {
  scheduleId: number;
  categoryIds: readonly number[];
  divisionIds: readonly number[];
  placeIds: readonly number[];
  startDate: string;
  endDate: string;
  isPickup: boolean;
  /** A lower number comes first (SCHEDULE-018). */
  priority: number;
  createdAt: string;
}

/** A session as screens use it (SCHEDULE-002). */
export interface Schedule extends ScheduleFacts {
  title: string;
  titleKana: string;
  mainImage: Picture | null;
  keyword: string;
  description: string;
  isFavorite: boolean;
  /** The day on which it begins, yyyy-MM-dd in Tokyo. */
  date: string;
}

interface Ids {
  ids: readonly number[];
}

/** The parts of a session that documents and answers have alike. */
export interface ScheduleItems {
  category: Ids;
  division: Ids;
  place: Ids;
  held_datetime: { startDate: string; endDate: string };
  pickup: { adoption: boolean; priority: number };
}

export interface SaidSchedule {
  scheduleId: number;
  createdAt: string;
  items: ScheduleItems & {
    title: { value: string; phonetic: string };
    main_image: Picture | null;
    keyword: string;
    description: string;
  };
}

export function factsOf(scheduleId: number, createdAt: string, items: ScheduleItems): ScheduleFacts {
  const { category, division, place, held_datetime: held, pickup } = items;
  return {
    scheduleId,
    createdAt,
    categoryIds: category.ids,
    divisionIds: division.ids,
    placeIds: place.ids,
    startDate: held.startDate,
    endDate: held.endDate,
    isPickup: pickup.adoption,
    priority: pickup.priority,
  };
}

/** What screens use, from a content as calls answer it (SCHEDULE-002 to SCHEDULE-005). */
export function scheduleOf(
  { scheduleId, createdAt, items }: SaidSchedule,
  favoriteIds: ReadonlySet<number> = new Set(),
): Schedule {
  return {
    ...factsOf(scheduleId, createdAt, items),
    title: items.title.value,
    titleKana: items.title.phonetic,
    mainImage: items.main_image,
    keyword: items.keyword,
    description: items.description,
    isFavorite: favoriteIds.has(scheduleId),
    date: tokyoDay(startOf(items.held_datetime)),
  };
}

type Timed = Pick<ScheduleFacts, 'startDate' | 'endDate'>;

export const startOf = ({ startDate }: Pick<Timed, 'startDate'>): number => parseInstant(startDate) ?? 0;
export const endOf = ({ endDate }: Pick<Timed, 'endDate'>): number => parseInstant(endDate) ?? 0;

/** By time; of sessions that begin together the shorter one comes first, otherwise the order of the organiser. */
export function byTime<Item extends Timed>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, start: startOf(item), end: endOf(item) }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map(({ item }) => item);
}

/** An ended session ends when its end has come. */
export const isOver = (item: Pick<Timed, 'endDate'>, now: number): boolean => endOf(item) <= now;

/** Ids in one call. */
export const scheduleIdsMax = 100;
