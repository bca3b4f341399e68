import type { Json } from './part-changes.ts';

/** Fields that number the entries of a list. */
const numberForm = /^(?:detailId|id|contentId|tagId|\w+SlotId|\w+PriceId)$/;

/** The highest number of each list of a part, by its place: `slots.*.ticketSlotId`. */
export function highestNumbers(value: Json | undefined, place: readonly string[] = []): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, number: number): void => {
    found.set(key, Math.max(found.get(key) ?? 0, number));
  };
  const inside = Array.isArray(value)
    ? value.map((entry): [string, Json] => ['*', entry])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  for (const [key, inner] of inside) {
    const at = [...place, key];
    if (typeof inner === 'number' && numberForm.test(key) && place.at(-1) === '*') add(at.join('.'), inner);
    for (const [below, number] of highestNumbers(inner, at)) add(below, number);
  }
  return found;
}

/** The numbers that a change takes away from the end of a list: `slots.*.ticketSlotId` and the highest of them. */
export function goneNumbers(before: Json, after: Json): Map<string, number> {
  const left = highestNumbers(after);
  return new Map([...highestNumbers(before)].filter(([place, number]) => number > (left.get(place) ?? 0)));
}
