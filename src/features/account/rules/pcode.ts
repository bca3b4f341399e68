/** Longer texts are no codes; the access log keeps as many characters. */
export const pcodeMax = 200;

export interface Pcodes {
  pcode: string | undefined;
  lastPcode: string | undefined;
}

/** The code in an address; undefined for a text that cannot be one. */
export function readPcode(found: string | null): string | undefined {
  const code = found?.trim() ?? '';
  return code === '' || code.length > pcodeMax || /\p{Cc}/u.test(code) ? undefined : code;
}

/**
 * The code of the address becomes the current one; a different code before it becomes the last (AUTH-018, AUTH-019).
 */
export function pcodesAfter(kept: Pcodes, found: string | undefined): Pcodes {
  if (found === undefined || found === kept.pcode) return kept;
  return { pcode: found, lastPcode: kept.pcode ?? kept.lastPcode };
}
