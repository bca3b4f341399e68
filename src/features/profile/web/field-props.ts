import type { ItemValue } from '../rules/item-value.ts';
import type { Part, ProfileItem } from '../rules/profile-item.ts';

export type Update = (value: ItemValue) => ItemValue;

/** The props of every control of a profile item. */
export interface ItemFieldProps {
  item: ProfileItem;
  /** The name of its field; a part's is `name.part`. */
  name: string;
  value: ItemValue;
  /** The update gets the value of that moment, because a lookup or an upload finishes late. */
  onChange(update: Update): void;
  /** The problem of the field with that name. */
  problemOf(field: string): string | undefined;
  /** The suggestions of a SEARCHTEXT; those of the profile without it. */
  search?: SearchTexts | undefined;
}

/** Answers what is suggested for a text that is typed into an item. */
export type SearchTexts = (entryFormKey: string, text: string, signal: AbortSignal) => Promise<string[]>;

/** Changes some parts of an answer. */
export function withParts(parts: Partial<Record<Part, string>>): Update {
  return (value) => ({ ...value, parts: { ...value.parts, ...parts } });
}
