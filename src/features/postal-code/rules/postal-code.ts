import { toHalfWidth } from '#kernel/half-width.ts';

export type PostalCodeProblem = 'required' | 'postalCodeHyphen' | 'postalCode';

/** Outside Japan, or other (kernel/prefecture.ts): its postal codes have letters, and nobody looks them up here. */
export const otherPrefecture = '99';

/** Seven digits, typed in whatever width; undefined when it is none. */
export function readPostalCode(typed: string): string | undefined {
  const code = toHalfWidth(typed).trim();
  return /^\d{7}$/.test(code) ? code : undefined;
}

/** The address search takes seven digits and no hyphen (PROFILE-042). */
export function searchCodeProblem(typed: string): PostalCodeProblem | undefined {
  const code = toHalfWidth(typed).trim();
  if (code === '') return 'required';
  if (/[-ー]/.test(code)) return 'postalCodeHyphen';
  return readPostalCode(code) === undefined ? 'postalCode' : undefined;
}

/** A postal code as it is kept. A browser fills in 100-0001: in the form that is the same as 1000001. */
export function tidyPostalCode(typed: string, prefecture: string): string {
  const code = toHalfWidth(typed).trim();
  return prefecture === otherPrefecture ? code : code.replace(/^(\d{3})[-ー ]?(\d{4})$/, '$1$2');
}

/** A tidy code that may stand in an address of that prefecture. */
export function isPostalCode(code: string, prefecture: string): boolean {
  return prefecture === otherPrefecture ? /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/.test(code) : /^\d{7}$/.test(code);
}
