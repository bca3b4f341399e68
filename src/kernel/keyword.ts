export const keywordMax = 200;

/** A keyword as it is searched for: without control characters, and never cut in the middle of a character. */
export function keywordOf(typed: string): string {
  let kept = '';
  for (const character of typed.replace(/\p{Cc}/gu, '').trim()) {
    if (kept.length + character.length > keywordMax) break;
    kept += character;
  }
  return kept.trim();
}
