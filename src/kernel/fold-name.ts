import { foldText, wordsOf } from './fold-text.ts';
import { foldKanji } from './kanji-forms.ts';

/** A name as it is looked up: also old and new forms of a kanji do not matter, so 髙橋 finds 高橋. */
export function foldName(text: string): string {
  return foldKanji(foldText(text));
}

/** The words of a keyword, each once, folded as the names they are looked up in. */
export function nameWords(keyword: string): string[] {
  return wordsOf(foldName(keyword));
}
