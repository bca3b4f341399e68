import { foldText } from '#kernel/fold-text.ts';

/** Something that a SEARCHTEXT item may suggest: its text in every language, and its reading. */
export interface SearchItem {
  /** The text as it is shown and taken over. */
  label: string;
  /** Other texts by which it is found. */
  words: readonly string[];
}

/** An entry with its texts folded, made once for all searches. */
export interface IndexedItem {
  label: string;
  folded: readonly string[];
  whole: string;
}

export const suggestionsMax = 20;

export function indexItem({ label, words }: SearchItem): IndexedItem {
  const folded = [label, ...words].map(foldText).filter((word) => word !== '');
  return { label, folded, whole: folded.join('\n') };
}

/** The labels that contain every word of the text: first those that begin with it, otherwise in the given order. */
export function suggestionsFor(items: readonly IndexedItem[], searchValue: string, most = suggestionsMax): string[] {
  const wanted = foldText(searchValue);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found = items.filter(({ whole }) => words.every((word) => whole.includes(word)));
  const begins = ({ folded }: IndexedItem): boolean => folded.some((text) => text.startsWith(wanted));
  const inOrder = [...found.filter(begins), ...found.filter((item) => !begins(item))];
  return [...new Set(inOrder.map(({ label }) => label))].slice(0, most);
}
