import { firstLetters } from './letters.ts';

export const keywordMax = 200;

/** A keyword as it is searched for: without control characters, and no more letters of it than a search takes. */
export function keywordOf(typed: string): string {
  return firstLetters(typed.replace(/\p{Cc}/gu, '').trim(), keywordMax).trim();
}
