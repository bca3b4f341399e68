/** Half-width: ASCII, half-width katakana and the like; everything else counts as 2 (core 5). */
function widthOf(character: string): number {
  const code = character.codePointAt(0)!;
  return code <= 0x7f || (code >= 0xff61 && code <= 0xffdc) || (code >= 0xa1 && code <= 0xff) ? 1 : 2;
}

/** The width of a text in half-width columns. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

export const truncationMark = '…';

/** The text cut to `columns` half-width columns; a cut text ends with '…', which counts as 1. Never splits a character. */
export function truncateByWidth(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const character of text) {
    width += widthOf(character);
    if (width > columns - 1) break;
    kept += character;
  }
  return kept + truncationMark;
}
