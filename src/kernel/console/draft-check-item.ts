/** Something that an organiser does before a publication, as a feature finds it in the draft. */
export interface DraftCheckItem {
  /** Its words are `checks` of texts/publication. */
  key: string;
  isDone: boolean;
  /** Without it visitors lack something that they come for; the others are good to have. */
  isNeeded: boolean;
  /** How many there are, where the words say so. */
  count?: number;
  /** The part of the draft that has it: `settings`, `content-10` or `item-10-3`. */
  part: string;
}

/** The words of such an item, open and done. */
export type CheckWords = Readonly<Record<string, Readonly<Record<'open' | 'done', (count: number) => string>>>>;
