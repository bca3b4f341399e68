import { keysOf } from './keys-of.ts';

type Value = string | number;

/** What is true of an item, filter by filter: the values under which it is found. */
export type FacetsOf<Item, Name extends string> = Readonly<Record<Name, (item: Item) => Iterable<Value>>>;

export interface Filtered<Item, Name extends string> {
  /** The items that pass every filter, in their order. */
  found: Item[];
  /** How many items a value of a filter would find under the other filters. */
  countOf(name: Name, value: Value): number;
}

/** An item passes a filter that has one of its values chosen, or none at all. */
export function filterList<Item, Name extends string>(
  items: readonly Item[],
  facets: FacetsOf<Item, Name>,
  chosen: Readonly<Partial<Record<Name, readonly Value[]>>>,
): Filtered<Item, Name> {
  const names = keysOf(facets);
  const filters = names.map((name) => ({
    valuesOf: facets[name],
    wanted: new Set(chosen[name] ?? []),
    counts: new Map<Value, number>(),
  }));
  const found = items.filter((item) => {
    const tried = filters.map(({ valuesOf, wanted, counts }) => {
      const values = new Set(valuesOf(item));
      return { values, counts, passes: wanted.size === 0 || [...values].some((value) => wanted.has(value)) };
    });
    const refusals = tried.filter(({ passes }) => !passes).length;
    for (const { values, counts, passes } of tried) {
      // It counts where no other filter keeps it away.
      if (refusals > (passes ? 0 : 1)) continue;
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return refusals === 0;
  });
  const counts = new Map(filters.map((filter, place) => [names[place], filter.counts]));
  return { found, countOf: (name, value) => counts.get(name)?.get(value) ?? 0 };
}
