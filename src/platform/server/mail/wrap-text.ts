import { textWidth } from '#kernel/text-width.ts';

/** Japanese and Chinese lines never begin with these (kinsoku), nor do others with their own. */
const notFirst =
  /^[、。，．・：；？！ー〜～」』）】〉》〕｝’”…‥々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％.,!?;:)\]}]/u;
const notLast = /[「『（【〈《〔｛‘“([{]$/u;
/** Scripts with blanks between their words, with letters of any width. */
const withinWord = /^[\p{Script=Hangul}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]/u;

/** Knows the words of Japanese and Chinese, which have no blanks between them. */
const words = new Intl.Segmenter('ja', { granularity: 'word' });
const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * A text with lines of at most `columns` half-width columns. Breaks at blanks, and between the words of scripts that
 * have none; what cannot be broken (an address) keeps its line whole. The text's own line breaks stay.
 */
export function wrapText(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const lines: string[] = [];
  let current = '';
  for (const unit of unbreakable(line, columns)) {
    if (textWidth((current + unit).trimEnd()) > columns) {
      if (current.trim() !== '') lines.push(current.trimEnd());
      current = '';
    }
    // The blank of a break belongs to neither line.
    if (current !== '' || lines.length === 0 || unit.trim() !== '') current += unit;
  }
  return [...lines, current.trimEnd()].join('\n');
}

/**
 * The pieces between which a line may break, each blank one of its own: phrases; the words of a phrase that is wider
 * than a line; the characters of such a word.
 */
function unbreakable(line: string, columns: number): string[] {
  const narrow = (pieces: string[], split: (piece: string) => string[]): string[] =>
    pieces.flatMap((piece) => (textWidth(piece) > columns ? split(piece) : [piece]));
  const areOneWord = (before: string, after: string): boolean => areGlued(before, after) || isCompound(before, after);
  const phrases = glued(words, line, (before, after) => areOneWord(before, after) || isPhrase(before, after));
  const inWords = narrow(phrases, (phrase) => glued(words, phrase, areOneWord));
  return narrow(inWords, (word) => glued(characters, word, areGlued));
}

function glued(segmenter: Intl.Segmenter, text: string, glue: (before: string, after: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && glue(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** The prefix begins a word of its own: ご用意, お伺い, 再設定. */
const prefix = /^[おご再]$/u;

/** A Japanese phrase begins with another script and goes on in hiragana: 確認コードを, 入力してください. */
function isPhrase(before: string, after: string): boolean {
  return (
    prefix.test(before) ||
    (!prefix.test(after) && /^\p{Script=Hiragana}/u.test(after) && /[\p{L}\p{N}ー]$/u.test(before))
  );
}

/** A reader breaks neither マイチケット nor キャンセル料, 3枚 nor 第1希望, though a dictionary may. */
function isCompound(before: string, after: string): boolean {
  if (/[\p{Script=Katakana}ー]$/u.test(before))
    return !prefix.test(after) && /^(?:\p{Script=Katakana}|\p{Script=Han}(?!\p{L}))/u.test(after);
  return (/\p{N}$/u.test(before) && /^\p{Script=Han}/u.test(after)) || (before.endsWith('第') && /^\p{N}/u.test(after));
}

function areGlued(before: string, after: string): boolean {
  if (/\s$/u.test(before) || /^\s/u.test(after)) return false;
  if (notFirst.test(after) || notLast.test(before)) return true;
  const isAscii = (character: string): boolean => /^[!-~]/.test(character);
  const last = [...before].at(-1) ?? '';
  const isWord = (character: string): boolean => isAscii(character) || withinWord.test(character);
  return isWord(last) && isWord(after);
}
