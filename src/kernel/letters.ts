let segmenter: Intl.Segmenter | undefined;

/** Room for one letter: the longest emoji has 15 code units. A longer text hides more than it shows. */
const unitsPerLetter = 16;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The number of letters that a person sees: 👨‍👩‍👧, and が in two code points, are one each. */
export function countLetters(text: string): number {
  return [...segmentsOf(text)].length;
}

/**
 * The letters of a text in which a person sees more than `most`, else undefined. Infinity for so many code units that
 * some must be hidden.
 */
export function lettersAbove(text: string, most: number): number | undefined {
  if (text.length <= most) return undefined;
  if (text.length > most * unitsPerLetter) return Infinity;
  const letters = countLetters(text);
  return letters > most ? letters : undefined;
}

/** Whether a person sees more than `most` letters, or so many code units that some must be hidden. */
export function isLongerThan(text: string, most: number): boolean {
  return lettersAbove(text, most) !== undefined;
}

/** The first `most` letters of a text, and no half of one. */
export function firstLetters(text: string, most: number): string {
  if (!isLongerThan(text, most)) return text;
  let kept = '';
  let letters = 0;
  for (const { segment } of segmentsOf(text)) {
    if (letters === most || kept.length + segment.length > most * unitsPerLetter) break;
    kept += segment;
    letters += 1;
  }
  return kept;
}
