import { toHalfWidth } from '#kernel/half-width.ts';

export type PostalCodeProblem = 'required' | 'postalCodeHyphen' | 'postalCode';

/**
 * The prefecture code for "outside Japan" or "other" (kernel/prefecture.ts). Its postal codes may have letters and are
 * not looked up.
 */
export const otherPrefecture = '99';

/** Seven digits, half-width or full-width, with the mark of the post or without; undefined for any other text. */
export function readPostalCode(typed: string): string | undefined {
  const code = withoutMark(typed);
  return /^\d{7}$/.test(code) ? code : undefined;
}

/** The problem of a code for the address search, which accepts seven digits and no hyphen (PROFILE-042). */
export function searchCodeProblem(typed: string): PostalCodeProblem | undefined {
  const code = withoutMark(typed);
  if (code === '') return 'required';
  if (code.includes('-')) return 'postalCodeHyphen';
  return readPostalCode(code) === undefined ? 'postalCode' : undefined;
}

/** A postal code in its stored form. A browser fills in 100-0001, and people paste 〒100‐0001: both are 1000001. */
export function tidyPostalCode(typed: string, prefecture: string): string {
  const code = toHalfWidth(typed).trim();
  if (prefecture === otherPrefecture) return code;
  const [, area, place] = /^(\d{3})-?(\d{4})$/.exec(withoutMark(typed)) ?? [];
  return area === undefined ? code : `${area}${place}`;
}

/** A code without 〒, spaces and the end of a sentence; each long mark of kana between digits is a hyphen. */
function withoutMark(typed: string): string {
  return toHalfWidth(typed)
    .replace(/\s/g, '')
    .replace(/^〒+|[。、.,]+$/g, '')
    .replaceAll('ー', '-');
}

/** Whether a tidy code is valid in an address of that prefecture. */
export function isPostalCode(code: string, prefecture: string): boolean {
  return prefecture === otherPrefecture ? /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/.test(code) : /^\d{7}$/.test(code);
}
