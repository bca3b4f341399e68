import { textWidth } from '#kernel/text-width.ts';

/** Japanese and Chinese lines never begin with these (kinsoku), nor do others with their own. */
const notFirst =
  /^[、。，．・：；？！ー〜」』）】〉》〕｝’”…‥々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％.,!?;:)\]}]/u;
const notLast = /[「『（【〈《〔｛‘“([{]$/u;
/** Scripts with blanks between their words, whatever the width of their letters. */
const withinWord = /^[\p{Script=Hangul}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]/u;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * A text with lines of at most `columns` half-width columns. Breaks at blanks, and between the characters of scripts
 * that have none; what cannot be broken (an address) keeps its line whole. The text's own line breaks stay.
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
  for (const unit of unbreakable(line)) {
    if (current.trim() !== '' && textWidth((current + unit).trimEnd()) > columns) {
      lines.push(current.trimEnd());
      current = '';
    }
    // The blank of a break belongs to neither line.
    if (current !== '' || lines.length === 0 || unit.trim() !== '') current += unit;
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** The pieces between which a line may break; each blank is one of its own. */
function unbreakable(line: string): string[] {
  const units: string[] = [];
  for (const { segment } of graphemes.segment(line)) {
    const last = units.at(-1);
    if (last !== undefined && areGlued(last, segment)) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

function areGlued(before: string, after: string): boolean {
  if (/\s$/u.test(before) || /^\s/u.test(after)) return false;
  if (notFirst.test(after) || notLast.test(before)) return true;
  const isAscii = (character: string | undefined): boolean => character !== undefined && /^[!-~]/.test(character);
  const last = [...before].at(-1) ?? '';
  const isWord = (character: string): boolean => isAscii(character) || withinWord.test(character);
  return isWord(last) && isWord(after);
}
