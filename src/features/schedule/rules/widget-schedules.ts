import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import type { FilterType } from './filter-type.ts';
import { byTime, isOver, type ScheduleFacts } from './schedule.ts';

export interface WidgetWish {
  filterType: FilterType;
  now: Instant;
  /** The history, the latest first; or the favourites. */
  ids?: readonly number[];
  /** The wanted categories; an item names its own and all above them. */
  categoryIds?: ReadonlySet<number>;
  /** From 0 up to 1. */
  random?: () => number;
}

/** The sessions of a widget in their order (SCHEDULE-006 to SCHEDULE-012). */
export function widgetSchedules<Item extends ScheduleFacts>(items: readonly Item[], wish: WidgetWish): Item[] {
  return choose[wish.filterType](items, wish);
}

const choose: Record<FilterType, <Item extends ScheduleFacts>(items: readonly Item[], wish: WidgetWish) => Item[]> = {
  History: (items, { ids = [] }) => ids.flatMap((id) => items.find(({ scheduleId }) => scheduleId === id) ?? []),
  Favorite: (items, { ids = [], now }) =>
    endedLast(
      items.filter(({ scheduleId }) => ids.includes(scheduleId)),
      now,
    ),
  Category: (items, { categoryIds = new Set(), now }) =>
    endedLast(
      items.filter((item) => item.categoryIds.some((id) => categoryIds.has(id))),
      now,
    ),
  Random: (items, { random = () => 0 }) => shuffled(items, random),
  NewArrival: (items) => items.toSorted((one, other) => createdOf(other) - createdOf(one)),
  Pickup: (items) =>
    byTime(items.filter(({ isPickup }) => isPickup)).toSorted((one, other) => one.priority - other.priority),
};

/** Running and coming sessions by time, then the ended ones, the latest first (SCHEDULE-008). */
function endedLast<Item extends ScheduleFacts>(items: readonly Item[], now: Instant): Item[] {
  const inOrder = byTime(items);
  return [...inOrder.filter((item) => !isOver(item, now)), ...inOrder.filter((item) => isOver(item, now)).reverse()];
}

function createdOf({ createdAt }: ScheduleFacts): number {
  return parseInstant(createdAt) ?? 0;
}

/** Every order is as likely as every other (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [mixed[last], mixed[chosen]] = [mixed[chosen]!, mixed[last]!];
  }
  return mixed;
}

/** Numbers from 0 up to 1 that look random and follow from a seed (mulberry32): for an order, never for a secret. */
export function seededRandom(seed: number): () => number {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
