/**
 * Whether a mail can be addressed to it: one at sign, and nothing that means something in an envelope or a header.
 * The account's rule for an address that a visitor types is stricter.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}<>()[\],;:"\\@]{1,64}@[^\s\p{C}<>()[\],;:"\\@]+$/u.test(text);
}

/** A text for a header: characters that would end its line become a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
