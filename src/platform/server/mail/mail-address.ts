/**
 * Whether a mail can be addressed to it: one at sign, and nothing that means something in an envelope or a header.
 * What a visitor may type is the account's rule, which is stricter.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}<>()[\],;:"\\@]{1,64}@[^\s\p{C}<>()[\],;:"\\@]+$/u.test(text);
}

/** A text for a header: what would end its line becomes a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
