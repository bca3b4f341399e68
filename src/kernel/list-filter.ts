import { keysOf } from './keys-of.ts';

type Value = string | number;
type Values = readonly Value[] | ReadonlySet<Value>;

/** What is true of an item, filter by filter: the values under which it is found. */
export type FacetsOf<Item, Name extends string> = Readonly<Record<Name, (item: Item) => Values>>;

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
  const isRefusedBy = (item: Item, { valuesOf, wanted }: (typeof filters)[number]): boolean =>
    wanted.size > 0 && !hasOneOf(valuesOf(item), wanted);
  const found = items.filter((item) => {
    let refusals = 0;
    let refusing: (typeof filters)[number] | undefined;
    for (const filter of filters) {
      if (!isRefusedBy(item, filter)) continue;
      refusals += 1;
      refusing = filter;
    }
    // It counts where no other filter keeps it away.
    if (refusals > 1) return false;
    for (const { valuesOf, counts } of refusing === undefined ? filters : [refusing])
      for (const value of distinct(valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return refusals === 0;
  });
  const counts = new Map(filters.map((filter, place) => [names[place], filter.counts]));
  return { found, countOf: (name, value) => counts.get(name)?.get(value) ?? 0 };
}

function hasOneOf(values: Values, wanted: ReadonlySet<Value>): boolean {
  for (const value of values) if (wanted.has(value)) return true;
  return false;
}

/** A long list is filtered at every call, so most items cost no set of their own. */
function distinct(values: Values): Iterable<Value> {
  return 'size' in values || values.length < 2 ? values : new Set(values);
}
