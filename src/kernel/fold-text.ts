/** Width, case and kana differences do not matter: ｶﾌｪ finds カフェ and かふぇ. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a keyword, each once, folded as the text they are looked up in. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldText(keyword).split(' ').filter(Boolean))];
}

/** Every word must be found. The text is folded already. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
