import { toHalfWidth } from '#kernel/half-width.ts';

export type PostalCodeProblem = 'required' | 'postalCodeHyphen' | 'postalCode';

/**
 * The prefecture code for "outside Japan" or "other" (kernel/prefecture.ts). Its postal codes may have letters and are
 * not looked up.
 */
export const otherPrefecture = '99';

/** Seven digits, half-width or full-width; undefined for any other text. */
export function readPostalCode(typed: string): string | undefined {
  const code = toHalfWidth(typed).trim();
  return /^\d{7}$/.test(code) ? code : undefined;
}

/** The problem of a code for the address search, which accepts seven digits and no hyphen (PROFILE-042). */
export function searchCodeProblem(typed: string): PostalCodeProblem | undefined {
  const code = toHalfWidth(typed).trim();
  if (code === '') return 'required';
  if (/[-ー]/.test(code)) return 'postalCodeHyphen';
  return readPostalCode(code) === undefined ? 'postalCode' : undefined;
}

/** A postal code in its stored form. A browser fills in 100-0001, which a form treats as 1000001. */
export function tidyPostalCode(typed: string, prefecture: string): string {
  const code = toHalfWidth(typed).trim();
  return prefecture === otherPrefecture ? code : code.replace(/^(\d{3})[-ー ]?(\d{4})$/, '$1$2');
}

/** Whether a tidy code is valid in an address of that prefecture. */
export function isPostalCode(code: string, prefecture: string): boolean {
  return prefecture === otherPrefecture ? /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/.test(code) : /^\d{7}$/.test(code);
}
