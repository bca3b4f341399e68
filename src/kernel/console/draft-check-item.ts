import type { LocalizedText } from '../localized-text.ts';

/** A field of a draft: its part (`settings`, `content-10` or `item-10-3`), and the keys to it. */
export interface DraftPlace {
  part: string;
  path: readonly (string | number)[];
}

/** A place with what its part is called. */
export interface NamedPlace extends DraftPlace {
  moduleCode?: string | undefined;
  title?: LocalizedText | undefined;
  /** An organiser may say that the text there is right as it stands: this names what they judged. */
  mark?: string | undefined;
  /** What stands there, where that tells it apart better than its place. */
  words?: string | undefined;
}

/** Something that an organiser does before a publication, as a feature finds it in the draft. */
export interface DraftCheckItem extends DraftPlace {
  /** Its words are `checks` of texts/publication. */
  key: string;
  isDone: boolean;
  /** Without it visitors lack something that they come for; the others are good to have. */
  isNeeded: boolean;
  /** How many there are, where the words say so. */
  count?: number;
  /** Each field where it stands, if that is more than one. */
  places?: readonly NamedPlace[];
}

/** The words of such an item, open and done. */
export type CheckWords = Readonly<Record<string, Readonly<Record<'open' | 'done', (count: number) => string>>>>;
