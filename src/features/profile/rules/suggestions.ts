import { foldText } from '#kernel/fold-text.ts';

/** Something a SEARCHTEXT item may suggest: its words in every language, and how it is read. */
export interface SearchItem {
  /** As it is shown and taken over. */
  label: string;
  /** Everything else it is found by. */
  words: readonly string[];
}

/** The same with its words folded, once for all who search. */
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

/** Labels in which every word of the text is found; those that begin with it first, otherwise in the given order. */
export function suggestionsFor(items: readonly IndexedItem[], searchValue: string, most = suggestionsMax): string[] {
  const wanted = foldText(searchValue);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found = items.filter(({ whole }) => words.every((word) => whole.includes(word)));
  const begins = ({ folded }: IndexedItem): boolean => folded.some((text) => text.startsWith(wanted));
  const inOrder = [...found.filter(begins), ...found.filter((item) => !begins(item))];
  return [...new Set(inOrder.map(({ label }) => label))].slice(0, most);
}
