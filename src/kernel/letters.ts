const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Room for one letter: the longest emoji has 15 code units. A longer text hides more than it shows. */
const unitsPerLetter = 16;

/** The number of letters that a person sees: 👨‍👩‍👧, and が in two code points, are one each. */
export function countLetters(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** Whether a person sees more than `most` letters, or so many code units that some must be hidden. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most * unitsPerLetter || (text.length > most && countLetters(text) > most);
}
