import type { ItemValue } from '../rules/item-value.ts';
import type { Part, ProfileItem } from '../rules/profile-item.ts';

export type Update = (value: ItemValue) => ItemValue;

/** What every control of a profile item gets. */
export interface ItemFieldProps {
  item: ProfileItem;
  /** The name of its field; a part's is `name.part`. */
  name: string;
  value: ItemValue;
  /** Made of the value at that moment: what a lookup or an upload brings comes late. */
  onChange(update: Update): void;
  /** What is wrong with a field of that name. */
  problemOf(field: string): string | undefined;
}

/** Changes some parts. */
export function withParts(parts: Partial<Record<Part, string>>): Update {
  return (value) => ({ ...value, parts: { ...value.parts, ...parts } });
}
