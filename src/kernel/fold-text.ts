/** Width, case, kana and variants of a letter do not matter: ｶﾌｪ finds カフェ and かふぇ, 葛 finds 葛󠄀. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Variation_Selector}/gu, '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a keyword, each once, folded as the text they are looked up in. */
export function searchWords(keyword: string): string[] {
  return wordsOf(foldText(keyword));
}

/** The words of a folded keyword, each once. */
export function wordsOf(folded: string): string[] {
  return [...new Set(folded.split(' ').filter(Boolean))];
}

/** Every word must be found. The text is folded already. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
