/** Something a SEARCHTEXT item may suggest: its words in every language, and how it is read. */
export interface SearchItem {
  /** As it is shown and taken over. */
  label: string;
  /** Everything it is found by. */
  words: readonly string[];
}

export const suggestionsMax = 20;

/** Width, case and kana do not matter: ｼｵﾐ finds 汐見 by its reading しおみ. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Labels in which every word of the text is found; those that begin with it first, otherwise in the given order. */
export function suggestionsFor(items: readonly SearchItem[], searchValue: string, most = suggestionsMax): string[] {
  const wanted = foldForSearch(searchValue);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found = items.flatMap(({ label, words: own }) => {
    const texts = [label, ...own].map(foldForSearch);
    const whole = texts.join('\n');
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ label, begins: texts.some((text) => text.startsWith(wanted)) }];
  });
  const labels = [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(
    ({ label }) => label,
  );
  return [...new Set(labels)].slice(0, most);
}
