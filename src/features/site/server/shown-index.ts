import type { Instant } from '#kernel/clock.ts';
import { type Bounds, boundless, stateWithin } from '#kernel/period.ts';

export interface ShownOf<Item> {
  /** Without it an item is always shown; undefined: never. */
  whenShown?(item: Item): Bounds | undefined;
  inOrder?(items: readonly Item[]): Item[];
}

export interface Shown<Item> {
  items: readonly Item[];
  /** Where each detail stands among them. */
  places(): ReadonlyMap<number, number>;
}

interface Indexed<Item> {
  all: Shown<Item>;
  /** What can be shown at some time, in its order. */
  bounded: readonly { item: Item; bounds: Bounds }[];
  chosen?: { shown: Shown<Item>; while: Bounds };
}

/**
 * What is shown of a list at an instant, or all of it in its order. A list is sorted, and its dates are read, once for
 * each revision; what is shown is chosen again when something begins or ends.
 */
export function indexShown<Item extends { detailId: number }>({
  whenShown = () => boundless,
  inOrder = (items) => [...items],
}: ShownOf<Item>): (items: readonly Item[], now: Instant | 'all') => Shown<Item> {
  const known = new WeakMap<readonly Item[], Indexed<Item>>();
  const indexed = (items: readonly Item[]): Indexed<Item> => {
    const ordered = inOrder(items);
    const bounded = ordered.flatMap((item) => {
      const bounds = whenShown(item);
      return bounds === undefined ? [] : [{ item, bounds }];
    });
    return { all: shownOf(ordered), bounded };
  };
  return (items, now) => {
    const index = known.get(items) ?? indexed(items);
    known.set(items, index);
    if (now === 'all') return index.all;
    if (index.chosen === undefined || stateWithin(index.chosen.while, now) !== 'within') {
      index.chosen = choose(index.bounded, now);
    }
    return index.chosen.shown;
  };
}

function choose<Item extends { detailId: number }>(
  bounded: Indexed<Item>['bounded'],
  now: Instant,
): Required<Indexed<Item>>['chosen'] {
  const items: Item[] = [];
  let { from: since, to: until } = boundless;
  for (const { item, bounds } of bounded) {
    const { from, to } = bounds;
    if (stateWithin(bounds, now) === 'within') items.push(item);
    if (from <= now) since = Math.max(since, from);
    else until = Math.min(until, from - 1);
    if (to >= now) until = Math.min(until, to);
    else since = Math.max(since, to + 1);
  }
  return { shown: shownOf(items), while: { from: since, to: until } };
}

function shownOf<Item extends { detailId: number }>(items: readonly Item[]): Shown<Item> {
  let places: ReadonlyMap<number, number> | undefined;
  return {
    items,
    places: () => (places ??= new Map(items.map(({ detailId }, place) => [detailId, place]))),
  };
}
